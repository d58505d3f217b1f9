/** `node scripts/postgres/with-postgres.ts -- node scripts/seed-database.ts 1000000` adds generated quote requests. */
import "#server/env/dot-env.ts";
import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { getEnv } from "#server/env/env.ts";
import { SEED_COLUMNS, seedRow } from "./seed/generate-rows.ts";

const BATCH = 20_000;
// Fewer rows keep the indexes in place.
const BULK = 50_000;
// One generates rows while the server stores the other's.
const CLIENTS = 2;

/** An empty table gets its indexes afterwards, which takes a third of the time. */
export async function seedDatabase(url: string, count: number): Promise<void> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const [first] = clients;
  if (!first) return;
  try {
    const indexes = count >= BULK ? await dropIndexes(first) : [];
    const queue = batches(count);
    const [now, seed] = [Date.now(), Date.now() % 1_000_000];
    await Promise.all(
      clients.map(async (client) => {
        for (const batch of queue) await copyBatch(client, batch, { count, now, seed });
      }),
    );
    await createIndexes(clients, indexes);
    // Every batch updated the counts; VACUUM FULL shrinks their tables again.
    await first.query(
      "VACUUM (FULL) quote_request_counts, quote_request_week_counts, quote_request_quote_counts",
    );
    await first.query(
      "VACUUM (ANALYZE) quote_requests, quote_request_counts, quote_request_week_counts, quote_request_quote_counts",
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

type Batch = { start: number; end: number };

function* batches(count: number): Generator<Batch, undefined> {
  for (let start = 0; start < count; start += BATCH)
    yield { start, end: Math.min(start + BATCH, count) };
}

async function copyBatch(
  client: pg.Client,
  { start, end }: Batch,
  { count, now, seed }: { count: number; now: number; seed: number },
): Promise<void> {
  // Oldest first, so that ids rise with time.
  const rows = Array.from({ length: end - start }, (_, offset) =>
    seedRow(count - 1 - start - offset, count, now, seed),
  );
  await inTransaction(client, "SET LOCAL synchronous_commit = off", async () => {
    const target = client.query(copyFrom(`COPY quote_requests (${SEED_COLUMNS}) FROM STDIN`));
    await pipeline(Readable.from([rows.join("")]), target);
    if (!target.writableFinished) await once(target, "finish");
  });
}

/** Transaction-local settings: behind a pooler, the connection is shared. */
async function inTransaction(
  client: pg.Client,
  settings: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await client.query(`BEGIN; ${settings}`);
  await work();
  await client.query("COMMIT");
}

/** Returns the statements that create the indexes again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows: existing } = await client.query("SELECT FROM quote_requests LIMIT 1");
  if (existing.length > 0) return [];
  const { rows } = await client.query<{ name: string; definition: string }>(
    "SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = 'quote_requests'::regclass AND NOT indisunique",
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) =>
    definition.replace("CREATE INDEX", "CREATE INDEX IF NOT EXISTS"),
  );
}

async function createIndexes(clients: pg.Client[], statements: string[]): Promise<void> {
  // The search index takes as long as all others together.
  const queue = statements
    .toSorted((a, b) => Number(b.includes("gin")) - Number(a.includes("gin")))
    .values();
  await Promise.all(
    clients.map(async (client) => {
      for (const statement of queue)
        await inTransaction(client, "SET LOCAL maintenance_work_mem = '256MB'", () =>
          client.query(statement),
        );
    }),
  );
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 1_000);
  // Poolers do not support VACUUM and DROP INDEX.
  const { MIGRATION_DATABASE_URL, DATABASE_URL } = getEnv();
  const url = MIGRATION_DATABASE_URL ?? DATABASE_URL;
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(
      "usage: npx node scripts/postgres/with-postgres.ts -- node scripts/seed-database.ts <rows>",
    );
  const start = performance.now();
  await seedDatabase(url, count);
  process.stdout.write(
    `${count.toLocaleString("en")} requests in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  );
}
