/**
 * Moves attachments between stores while the site runs; can be interrupted and repeated:
 * npm run files:move -- --to bucket
 * npm run files:move -- --to database
 */
import "#server/env/dot-env.ts";
import { parseArgs } from "node:util";
import { z } from "zod";
import { FILE_STORES } from "#lib/quote-requests/attachments.ts";
import { getEnv } from "#server/env/env.ts";
import { bucketFileStore } from "#server/files/bucket-store.ts";
import { reportStartError } from "#server/observability/report-start-error.ts";
import { StartError } from "#server/env/start-error.ts";
import { createDatabase, type Database } from "#db/client.ts";
import { databaseFileStore } from "#db/files/database-file-store.ts";
import { removeOrphanedUploads } from "#server/files/orphaned-uploads.ts";
import { moveFiles, type MoveProgress } from "#server/files/move-file.ts";

/** An advisory lock against a second move; any unused number. */
const LOCK = 7_011_700;
const PRINT_MS = 1_000;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: "string" } }, strict: false });
  const to = z.enum(FILE_STORES).safeParse(values.to);
  if (!to.success) throw new StartError("usage: npm run files:move -- --to bucket|database");
  const env = getEnv();
  if (!env.FILES_BUCKET_URL)
    throw new StartError("Set FILES_BUCKET_URL and its keys: files move from there or to there.");
  // The lock belongs to a connection, which a pooler would share.
  const database = createDatabase(env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL, 3, Infinity);
  try {
    await alone(database, async () => {
      const bucket = bucketFileStore(env);
      const stores = { bucket, database: databaseFileStore(database) };
      const removed = await removeOrphanedUploads(database, bucket);
      if (removed > 0) say(`Removed what an earlier move left of ${removed} files.`);
      const from = stores[to.data === "bucket" ? "database" : "bucket"];
      await moveFiles(database, from, stores[to.data], eachSecond());
      say(`All files are in the ${to.data}.`);
    });
  } finally {
    await database.$client.end();
  }
}

async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  const client = await database.$client.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>(
      `SELECT pg_try_advisory_lock($1) AS "isFree"`,
      [LOCK],
    );
    if (!rows[0]?.isFree) throw new StartError("Another move is under way.");
    await work();
  } finally {
    client.release(true);
  }
}

function eachSecond(): (progress: MoveProgress) => void {
  let printedAt = -Infinity;
  return ({ files, ofFiles, bytes }) => {
    if (files < ofFiles && performance.now() - printedAt < PRINT_MS) return;
    printedAt = performance.now();
    say(`${files} of ${ofFiles} files, ${sizeOf(bytes)}`);
  };
}

function sizeOf(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main().catch(reportStartError);
