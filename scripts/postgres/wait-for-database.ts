import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "#server/env/start-error.ts";
import { CONNECTION_OPTIONS } from "#db/pool.ts";

const PAUSE_MS = 250;
/** How long a start waits for its database: containers and machines come up in any order. */
const DATABASE_WAIT_SECONDS = 60;
// PostgreSQL's manual, appendix A: what the person who starts a command can mend. The network's errors begin with E.
const UNUSABLE = /^(08...|28...|3D000|42501|53300|55P03|57P0[1-3]|E[A-Z_]+)$/;

/**
 * Waits until the database at `url` lets this user in, and says once why it waits. Throws a `StartError` after
 * `waitSeconds`, and at once where waiting does not help: a wrong password, no such database.
 */
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
      const isRefused = cause instanceof pg.DatabaseError && cause.code !== "57P03";
      if (!(error instanceof StartError) || isRefused || Date.now() > deadline) throw error;
      if (attempt === 1) tell(`${error.message} Waiting up to ${waitSeconds} seconds for it.`);
      await sleep(PAUSE_MS);
    }
}

/** Runs one statement on a connection of its own: for what no pool can do, such as making a database. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({
    ...CONNECTION_OPTIONS,
    connectionString: url,
    query_timeout: 60_000,
  });
  // A connection that breaks fails what it does; without a listener it would end the process besides.
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

/** Says without a password why the database at `url` cannot be used; undefined where `error` is about something else. */
export function describeConnectionError(error: unknown, url: string): StartError | undefined {
  // Node tries every address of a name and fails with all their errors together.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(cause instanceof Error)) return undefined;
  const { code = "" } = cause as { code?: string };
  // pg's own errors have no code.
  if (code ? !UNUSABLE.test(code) : !/timeout|terminated/i.test(cause.message)) return undefined;
  const { hostname, port, pathname } = new URL(url);
  const address = `${hostname}:${port || 5432}${pathname}`;
  return new StartError(`The database at ${address} cannot be used: ${cause.message}.`, { cause });
}
