import "#server/env/dot-env.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { parseEnv, StartError } from "#server/env/env.ts";
import { printStartError, print } from "#server/observability/start-output.ts";
import { withDeadline } from "#db/deadline.ts";
import { Client, CONNECTION_OPTIONS } from "#db/pool.ts";
import { describeConnectionError, waitForDatabase } from "./wait-for-database.ts";

const MIGRATIONS = fileURLToPath(new URL("../../db/migrations", import.meta.url));
// Any number that no other advisory lock uses.
const MIGRATION_LOCK = 7_301_934;
const OLDEST_SERVER = 150_000;
const LOCK_POLL_MS = 250;
/** For another migration and for locks on its tables. */
const MIGRATION_WAIT_SECONDS = 60;

/** Safe to run concurrently and through a pooler. Throws after `waitSeconds`, and if the database is unreachable. */
export async function migrateDatabase(
  url: string,
  waitSeconds = MIGRATION_WAIT_SECONDS,
): Promise<void> {
  const limitMs = waitSeconds * 1_000;
  const client = new Client({
    ...CONNECTION_OPTIONS,
    connectionString: url,
    connectionTimeoutMillis: limitMs,
  });
  try {
    await client.connect();
    await rejectUnusableDatabase(client);
    // A pooler accepts the connection but holds its first query until the database has room.
    await withDeadline(limitMs * 2, () => beginWithLock(client, waitSeconds));
    // drizzle's BEGIN is a no-op here; its COMMIT ends our transaction and releases the lock.
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await validateConstraints(client);
    await endAbandonedStatements(client);
  } catch (error) {
    throw describeConnectionError(error, url) ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function rejectUnusableDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number; encoding: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
            current_setting('server_encoding') AS encoding`,
  );
  const { version, number = 0, encoding } = { ...rows[0] };
  if (number < OLDEST_SERVER)
    throw new StartError(
      `DATABASE_URL: this server is PostgreSQL ${version}, and the site needs version 15 or newer.`,
    );
  if (encoding !== "UTF8")
    throw new StartError(
      `DATABASE_URL: this database is in ${encoding}, which cannot hold every name. Create one in UTF-8: createdb --encoding=UTF8 --template=template0 --owner=ROLE NAME.`,
    );
}

/** Checks the rows that were there before a constraint `NOT VALID`, in transactions of their own: nobody waits for it. */
async function validateConstraints(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', conrelid::regclass, conname) AS statement
       FROM pg_constraint WHERE NOT convalidated AND connamespace = 'public'::regnamespace`,
  );
  for (const { statement } of rows) await client.query(statement);
}

/**
 * Has the server end the statements of this role whose client has closed its connection. Poolers reject it as a parameter
 * of a connection, and a server on Windows does not know when one is closed.
 */
async function endAbandonedStatements(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT WHERE current_setting('client_connection_check_interval') = '0' AND version() !~ 'Visual C|mingw'",
  );
  if (rowCount === 1)
    await client.query("ALTER ROLE CURRENT_USER SET client_connection_check_interval = '500ms'");
}

/** Polls for the lock: a back end that waits for one continues after its client has died. */
async function beginWithLock(client: pg.Client, waitSeconds: number): Promise<void> {
  const deadline = Date.now() + waitSeconds * 1_000;
  for (;;) {
    await client.query("BEGIN");
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_xact_lock($1) AS locked",
      [MIGRATION_LOCK],
    );
    if (rows[0]?.locked) break;
    await client.query("ROLLBACK");
    if (Date.now() > deadline)
      throw new StartError(
        `Another migration of this database has not ended within ${waitSeconds} seconds. Look for it in pg_locks (locktype 'advisory', objid ${MIGRATION_LOCK}), then start again.`,
      );
    await sleep(LOCK_POLL_MS);
  }
  await client.query(
    // Releases the locks of a migration whose client stopped responding.
    `SET LOCAL lock_timeout = '${waitSeconds}s'; SET LOCAL idle_in_transaction_session_timeout = '${waitSeconds}s'`,
  );
}

if (import.meta.main) await main().catch(printStartError);

async function main(): Promise<void> {
  const { MIGRATION_DATABASE_URL, DATABASE_URL } = parseEnv(process.env);
  const url = MIGRATION_DATABASE_URL ?? DATABASE_URL;
  await waitForDatabase(url, print);
  await migrateDatabase(url);
  process.stdout.write("The database is up to date.\n");
}
