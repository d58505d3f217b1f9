import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "#server/env/start-error.ts";
import { CONNECTION_OPTIONS } from "#db/pool.ts";

const PAUSE_MS = 250;
/** Containers and machines may start in any order. */
const DATABASE_WAIT_SECONDS = 60;
// PostgreSQL manual, appendix A: errors that the operator of a command can fix. Network errors begin with E.
const UNUSABLE = /^(08...|28...|3D000|42501|53300|55P03|57P0[1-3]|E[A-Z_]+)$/;

/** Throws a `StartError` after `waitSeconds`, or at once for a permanent error. */
export async function waitForDatabase(
  url: string,
  tell: (text: string) => void,
  waitSeconds = DATABASE_WAIT_SECONDS,
): Promise<void> {
  const deadline = Date.now() + waitSeconds * 1_000;
  for (let attempt = 1; ; attempt += 1)
    try {
      return await execute(url, "SELECT 1");
    } catch (error) {
      const { cause } = error as Error;
      const isRejected = cause instanceof pg.DatabaseError && cause.code !== "57P03";
      if (!(error instanceof StartError) || isRejected || Date.now() > deadline) throw error;
      if (attempt === 1) tell(`${error.message} Waiting up to ${waitSeconds} seconds for it.`);
      await sleep(PAUSE_MS);
    }
}

/** On its own connection, for statements such as CREATE DATABASE. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({
    ...CONNECTION_OPTIONS,
    connectionString: url,
    query_timeout: 60_000,
  });
  // Without a listener, a lost connection would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } catch (error) {
    throw describeConnectionError(error, url) ?? error;
  } finally {
    await client.end();
  }
}

/** Explains a connection error without the password; undefined for other errors. */
export function describeConnectionError(error: unknown, url: string): StartError | undefined {
  // Node fails with the errors of all addresses of a name together.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(cause instanceof Error)) return undefined;
  const { code = "" } = cause as { code?: string };
  // pg's own errors have no code.
  if (code ? !UNUSABLE.test(code) : !/timeout|terminated/i.test(cause.message)) return undefined;
  const { hostname, port, pathname } = new URL(url);
  const address = `${hostname}:${port || 5432}${pathname}`;
  return new StartError(`The database at ${address} cannot be used: ${cause.message}.`, { cause });
}
