import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { execute, withClient } from "./wait-for-database.ts";
import { migrateDatabase } from "./migrate.ts";
import { startPgBouncer, type PgBouncer } from "#e2e/support/pgbouncer.ts";

const server = process.env.DATABASE_URL ?? "";
const name = `teragus_unit_${process.pid}`;
const direct = Object.assign(new URL(server), { pathname: `/${name}` }).href;
let pooler: PgBouncer | undefined;

beforeAll(async () => {
  await execute(server, `CREATE DATABASE ${name}`);
  pooler = await startPgBouncer(direct);
});
afterAll(async () => {
  await pooler?.stop();
  await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
});

async function query(statement: string) {
  const { rows } = await withClient(direct, (client) =>
    client.query<Record<string, unknown>>(statement),
  );
  return rows;
}

/** Connections that wait for a lock or are idle in a transaction. */
async function busyBackEnds(): Promise<number> {
  const busy = `SELECT FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid() AND state <> 'idle'`;
  return (await query(busy)).length;
}

it("migrates once under concurrency, directly and through a pooler", async () => {
  const addresses = [direct, direct, direct, ...Array<string>(3).fill(pooler?.url ?? direct)];
  await Promise.all(addresses.map((url) => migrateDatabase(url)));
  const rows = await query("SELECT hash FROM drizzle.__drizzle_migrations");
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(0);
  expect(await busyBackEnds()).toBe(0);
});

it("validates a constraint that was added as NOT VALID", async () => {
  await migrateDatabase(direct);
  await execute(
    direct,
    "ALTER TABLE quote_requests ADD CONSTRAINT never_late CHECK (created_at > '2020-01-01') NOT VALID",
  );
  await migrateDatabase(pooler?.url ?? direct);
  expect(await query("SELECT FROM pg_constraint WHERE NOT convalidated")).toEqual([]);
});

it("gives up when another migration does not end and releases its connections", async () => {
  const other = new pg.Client({ connectionString: direct });
  await other.connect();
  await other.query("BEGIN; SELECT pg_advisory_xact_lock(7301934)");
  const both = [direct, pooler?.url ?? direct].map((url) =>
    expect(migrateDatabase(url, 1)).rejects.toThrow(
      "Another migration of this database has not ended within 1 seconds.",
    ),
  );
  await Promise.all(both);
  await expect.poll(busyBackEnds).toBe(1);
  await other.end();
});

it("refuses a database that cannot hold every name", async () => {
  const latinName = `teragus_test_latin_${process.pid}`;
  await execute(
    direct,
    `CREATE DATABASE ${latinName} ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`,
  );
  const latin = Object.assign(new URL(direct), { pathname: `/${latinName}` }).href;
  await expect(migrateDatabase(latin)).rejects.toThrow("this database is in LATIN1");
  await execute(direct, `DROP DATABASE ${latinName}`);
});

it("says what a role without rights needs", async () => {
  const role = `teragus_test_role_${process.pid}`;
  await execute(direct, `CREATE ROLE ${role} LOGIN PASSWORD 'geheim'`);
  const other = Object.assign(new URL(direct), { username: role, password: "geheim" }).href;
  await expect(migrateDatabase(other)).rejects.toThrow(
    /permission denied .* Make the role in DATABASE_URL its owner/,
  );
  await execute(direct, `DROP ROLE ${role}`);
});
