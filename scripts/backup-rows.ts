/**
 * Backs up and restores the rows of the embedded database, which comes without pg_dump: SQL with COPY, compressed.
 * `backup-database.ts` runs it inside `with-postgres.ts`, which makes the tables.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { parseEnv } from "#server/env/env.ts";
import { reportStartError } from "#server/observability/report-start-error.ts";
import { StartError } from "#server/env/start-error.ts";

const END_OF_ROWS = "\\.";

const TABLES = `
  SELECT format('%I.%I', nspname, relname) AS name,
    (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
  FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema', 'drizzle')
  ORDER BY 1`;
const SEQUENCES = `
  SELECT format('SELECT setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) AS statement
  FROM pg_sequences WHERE last_value IS NOT NULL AND schemaname <> 'drizzle'`;
const MIGRATIONS = "SELECT count(*)::integer AS count FROM drizzle.__drizzle_migrations";

/** Writes all rows as of one moment; the file appears once it is complete. */
export async function backUpRows(url: string, file: string): Promise<void> {
  const partial = `${file}.partial`;
  await withClient(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await pipeline(sqlOf(client), createGzip(), createWriteStream(partial));
  });
  await rename(partial, file);
}

/** Fills a database without requests, completely or not at all. Throws if the file is of other migrations. */
export async function restoreRows(url: string, file: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query("SELECT FROM quote_requests LIMIT 1");
    if (rows.length > 0) throw new StartError("The database holds quote requests already.");
    await client.query("BEGIN");
    // No trigger counts or records a row that was counted and recorded before.
    await client.query("SET LOCAL session_replication_role = replica");
    await pipeline(createReadStream(file), createGunzip(), (sql) => execute(client, linesOf(sql)));
    await client.query("COMMIT");
  });
}

async function* sqlOf(client: pg.Client): AsyncGenerator<string | Buffer> {
  yield `-- ${await countMigrations(client)} migrations\n`;
  const { rows: tables } = await client.query<{ name: string; columns: string }>(TABLES);
  yield `TRUNCATE ${tables.map(({ name }) => name).join(", ")};\n`;
  for (const { name, columns } of tables) {
    yield `COPY ${name} (${columns}) FROM STDIN;\n`;
    yield* client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`));
    yield `${END_OF_ROWS}\n`;
  }
  const { rows: sequences } = await client.query<{ statement: string }>(SEQUENCES);
  for (const { statement } of sequences) yield `${statement}\n`;
}

async function execute(client: pg.Client, lines: AsyncIterator<string>): Promise<void> {
  const { value: head } = await lines.next();
  const count = await countMigrations(client);
  if (head !== `-- ${count} migrations`)
    throw new StartError(
      `The backup begins with "${head}", and this version of the site has ${count}: restore it with the version that made it.`,
    );
  for (;;) {
    const { value: statement, done } = await lines.next();
    if (done) return;
    if (statement.startsWith("COPY "))
      await pipeline(rowsOf(lines), client.query(copyFrom(statement)));
    else await client.query(statement);
  }
}

/** Not readline, which also splits at U+2028. */
async function* linesOf(sql: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of sql) {
    let at = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", at)) {
      yield Buffer.concat([...parts, chunk.subarray(at, end)]).toString();
      parts = [];
      at = end + 1;
    }
    parts.push(chunk.subarray(at));
  }
}

async function* rowsOf(lines: AsyncIterator<string>): AsyncGenerator<string> {
  for (;;) {
    const { value: row, done } = await lines.next();
    if (done) throw new StartError("The backup is incomplete.");
    if (row === END_OF_ROWS) return;
    yield `${row}\n`;
  }
}

async function countMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(MIGRATIONS);
  return rows[0]?.count ?? 0;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function main([action, file]: string[]): Promise<void> {
  if (!file || (action !== "backup" && action !== "restore"))
    throw new StartError("usage: backup-rows.ts backup FILE, backup-rows.ts restore FILE");
  await (action === "backup" ? backUpRows : restoreRows)(parseEnv(process.env).DATABASE_URL, file);
}

if (import.meta.main) await main(process.argv.slice(2)).catch(reportStartError);
