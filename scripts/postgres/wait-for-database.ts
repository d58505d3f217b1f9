import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { CONNECTION_OPTIONS } from "#db/pool.ts";
import { causeOf, explain } from "#server/observability/start-output.ts";
import { StartError } from "#server/env/env.ts";

const PAUSE_MS = 250;
const LOG_EVERY_MS = 5_000;
/** Containers and machines may start in any order. */
const DATABASE_WAIT_SECONDS = 20;
// PostgreSQL manual, appendix A: errors that the operator of a command can fix. Network errors begin with E.
const UNUSABLE =
  /^(08...|28...|3D000|42501|53...|55P03|57P0[1-3]|E[A-Z_]+|[A-Z_]*(CERT|SIGNATURE)[A-Z_]*)$/;
/** Those of them that go away without an operator. */
const PASSING = /^(08...|53300|57P03|E(?!RR)[A-Z_]+)?$/;

/** Throws a `StartError` after `waitSeconds`, or at once for a permanent error. */
export async function waitForDatabase(
  url: string,
  writeLine: (text: string) => void,
  waitSeconds = DATABASE_WAIT_SECONDS,
): Promise<void> {
  const deadline = Date.now() + waitSeconds * 1_000;
  let loggedAt = 0;
  for (;;)
    try {
      return await execute(url, "SELECT 1");
    } catch (error) {
      const { code = "", message } = causeOf(error) as Error & { code?: string };
      const isPassing = PASSING.test(code) && !message.includes("SSL");
      if (!(error instanceof StartError) || !isPassing || Date.now() > deadline) throw error;
      if (Date.now() - loggedAt >= LOG_EVERY_MS) {
        const left = Math.ceil((deadline - Date.now()) / 1_000);
        writeLine(`${error.message} Waiting ${left} seconds more for it.`);
        loggedAt = Date.now();
      }
      await sleep(PAUSE_MS);
    }
}

/** On its own connection, for statements such as CREATE DATABASE. */
export async function execute(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement), { query_timeout: 60_000 });
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  config: pg.ClientConfig = {},
): Promise<Result> {
  const client = new pg.Client({ ...CONNECTION_OPTIONS, connectionString: url, ...config });
  // Without a listener, a lost connection would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw describeConnectionError(error, url) ?? error;
  } finally {
    await client.end();
  }
}

/** Explains a connection error without the password; undefined for other errors. */
export function describeConnectionError(error: unknown, url: string): StartError | undefined {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return undefined;
  const { code = "" } = cause as { code?: string };
  // pg's own errors have no code.
  if (code ? !UNUSABLE.test(code) : !/timeout|terminated|SSL/i.test(cause.message))
    return undefined;
  const { hostname, port, pathname } = new URL(url);
  const address = `${hostname}:${port || 5432}${pathname}`;
  return new StartError(
    `DATABASE_URL: the database at ${address} cannot be used: ${explain(cause) ?? `${cause.message}.`}`,
    { cause },
  );
}
