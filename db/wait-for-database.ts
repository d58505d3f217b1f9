import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { describeConnectionError } from "./connection-error.ts";

/** What a database says, or what is said of it, that is not there yet; everything else is wrong and stays so. */
const NOT_YET = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "57P03",
]);
const PAUSE_MS = 500;
/** How long one attempt may take. */
const ATTEMPT_MS = 5_000;
/** How long a start waits for its database: containers and machines come up in any order. */
const DATABASE_WAIT_SECONDS = 60;

/**
 * Waits until the database at `url` lets this user in, and tells once that it does. Throws a sentence for a person
 * where it is not there after `waitSeconds`, and at once where waiting helps nobody: a wrong password, no such database.
 */
export async function waitForDatabase(
  url: string,
  tell: (text: string) => void,
  waitSeconds = DATABASE_WAIT_SECONDS,
): Promise<void> {
  const deadline = Date.now() + waitSeconds * 1_000;
  for (let attempt = 1; ; attempt += 1) {
    const error = await tryConnecting(url);
    if (error === undefined) return;
    const described = describeConnectionError(error, url);
    if (!described || !isNotYet(error) || Date.now() > deadline) throw described ?? error;
    if (attempt === 1) tell(`${described.message} Waiting up to ${waitSeconds} seconds for it.`);
    await sleep(PAUSE_MS);
  }
}

async function tryConnecting(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ATTEMPT_MS });
  // A connection that breaks while it is made fails the attempt; without a listener it would end the process besides.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isNotYet(error: unknown): boolean {
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const { code = "", message = "" } = cause as { code?: string; message?: string };
  // pg's own time-out, and a server that closes what it accepted, have no code.
  return NOT_YET.has(code) || /timeout|terminated unexpectedly/i.test(message);
}
