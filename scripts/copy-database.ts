/**
 * Copies all rows of one database into an empty one of the same version of the site:
 * npm run db:copy -- FROM TO
 * Each is the address of a database (`postgres://…`, not a pooler's) or the folder of an embedded one (`.data`).
 */
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { printStartError } from "#server/observability/start-output.ts";
import { findDataFolder } from "./postgres/data-folder.ts";
import { openSiteDatabase, startEmbeddedPostgres } from "./postgres/embedded-postgres.ts";
import { migrateDatabase } from "./postgres/migrate.ts";
import { withClient } from "./postgres/wait-for-database.ts";
import { StartError } from "#server/env/env.ts";

type Table = { oid: number; name: string; columns: string; references: number[] };
export type Copied = { tables: number; rows: number };

const TABLES = `
  SELECT pg_class.oid, format('%I.%I', nspname, relname) AS name,
    (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    ARRAY(SELECT confrelid FROM pg_constraint
      WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid) AS references
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind = 'r' AND nspname = 'public' ORDER BY 2`;
const SEQUENCES = `
  SELECT format('SELECT setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) AS statement
  FROM pg_sequences WHERE last_value IS NOT NULL AND schemaname = 'public'`;
const VERSION = "SELECT max(created_at) AS version FROM drizzle.__drizzle_migrations";

/** Copies everything as of one moment, completely or not at all. Throws a `StartError` if `to` holds rows. */
export function copyDatabase(from: string, to: string): Promise<Copied> {
  return withClient(from, (source) =>
    withClient(to, async (target) => {
      await source.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      await target.query("BEGIN");
      await requireSameVersion(source, target);
      const { rows: tables } = await target.query<Table>(TABLES);
      await requireEmpty(target, tables);
      const copied: Copied = { tables: tables.length, rows: 0 };
      for (const table of parentsFirst(tables))
        copied.rows += await copyTable(source, target, table);
      const { rows: sequences } = await source.query<{ statement: string }>(SEQUENCES);
      for (const { statement } of sequences) await target.query(statement);
      await target.query("COMMIT");
      return copied;
    }),
  );
}

async function copyTable(source: pg.Client, target: pg.Client, { name, columns }: Table) {
  // The history was written once: its triggers must not write it again.
  await target.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  const sink = target.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
  await pipeline(source.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`)), sink);
  await target.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  return sink.rowCount;
}

async function requireSameVersion(source: pg.Client, target: pg.Client): Promise<void> {
  const [from, to] = await Promise.all(
    [source, target].map(async (client) => (await client.query(VERSION)).rows[0] as unknown),
  );
  if (JSON.stringify(from) !== JSON.stringify(to))
    throw new StartError(
      "The databases are of different versions of the site: start it once on each.",
    );
}

async function requireEmpty(target: pg.Client, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await target.query(`SELECT FROM ${name} LIMIT 1`);
    if (rowCount) throw new StartError(`The database to copy into is not empty: ${name} has rows.`);
  }
}

function parentsFirst(tables: Table[]): Table[] {
  const sorted = new Set<Table>();
  const visit = (table: Table | undefined): void => {
    if (!table || sorted.has(table)) return;
    for (const oid of table.references) visit(tables.find((other) => other.oid === oid));
    sorted.add(table);
  };
  tables.forEach(visit);
  return [...sorted];
}

async function withDatabase<T>(place: string, work: (url: string) => Promise<T>): Promise<T> {
  if (/^postgres(ql)?:\/\//.test(place)) {
    await migrateDatabase(place);
    return work(place);
  }
  const server = await startEmbeddedPostgres(await findDataFolder(place));
  try {
    const url = await openSiteDatabase(server);
    await migrateDatabase(url);
    return await work(url);
  } finally {
    await server.stop();
  }
}

async function main([from, to, ...rest]: string[]): Promise<void> {
  if (!from || !to || rest.length > 0)
    throw new StartError("usage: npm run db:copy -- FROM TO; each is an address or a folder");
  const { tables, rows } = await withDatabase(from, (source) =>
    withDatabase(to, (target) => copyDatabase(source, target)),
  );
  process.stdout.write(`Copied ${rows} rows of ${tables} tables.\n`);
}

if (import.meta.main) await main(process.argv.slice(2)).catch(printStartError);
