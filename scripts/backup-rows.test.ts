import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storeTestFile } from "#db/files/test-files.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { insertQuoteRequest } from "#server/quote-requests/store-quote-request.ts";
import { getJobQueue } from "#server/deliveries/job-queue.ts";
import { backUpRows, restoreRows } from "./backup-rows.ts";
import { seedDatabase } from "./seed-database.ts";

let folder: string;
let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true });
});

const request = (rest: object) => ({
  name: "Ana",
  email: "ana@example.com",
  projectType: "other" as const,
  idempotencyKey: randomUUID(),
  ...rest,
});

/** A checksum of each table's rows, and each sequence's value. */
async function contentsOf({ database }: TestDatabase) {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`SELECT format('%I.%I', nspname, relname) AS name FROM pg_class
      JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind = 'r' AND nspname IN ('public', 'pgboss') ORDER BY 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const rows = sql`SELECT count(*)::integer AS count, md5(string_agg(t::text, ',' ORDER BY t::text)) AS content FROM ${sql.raw(name)} t`;
    contents[name] = (await database.execute(rows)).rows[0];
  }
  const { rows } = await database.execute(
    sql`SELECT schemaname, sequencename, last_value FROM pg_sequences WHERE schemaname <> 'drizzle' ORDER BY 1, 2`,
  );
  return { ...contents, sequences: rows };
}

it("restores every row of every table: files, history, counts, queued deliveries, sequences", async () => {
  await seedDatabase(source.url, 500);
  const message = "one\\n two\n\\.\nthree\u2028four";
  const { id } = await insertQuoteRequest(source.database, request({ message }));
  await storeTestFile(source.database, id, randomBytes(3_000_000));
  await (await getJobQueue(source.database)).stop();
  const contents = await contentsOf(source);
  expect(contents).toMatchObject({
    "public.quote_requests": { count: 501 },
    "public.quote_request_file_parts": { count: 3 },
  });

  const file = join(folder, "site.sql.gz");
  await backUpRows(source.url, file);
  await restoreRows(target.url, file);
  expect(await contentsOf(target)).toEqual(contents);
  const next = await insertQuoteRequest(target.database, request({ name: "Zed" }));
  expect(next.id).toBe(id + 1);
  await (await getJobQueue(target.database)).stop();
  await expect(restoreRows(target.url, file)).rejects.toThrow("holds quote requests already");
});

it("restores nothing of a backup that is cut, or of another version", async () => {
  const empty = await createTestDatabase();
  const file = join(folder, "whole.sql.gz");
  await backUpRows(source.url, file);
  const before = await contentsOf(empty);
  const bytes = await readFile(file);
  const text = gunzipSync(bytes).toString();
  const cut = join(folder, "cut.sql.gz");
  const cases: [Buffer, string][] = [
    [bytes.subarray(0, bytes.length / 2), "unexpected end of file"],
    [gzipSync(text.slice(0, text.indexOf("\n", text.indexOf("COPY ")) + 1)), "is incomplete"],
    [gzipSync(text.replace(/^-- \d+/, "-- 3")), 'begins with "-- 3 migrations"'],
    [Buffer.from("a text"), "incorrect header check"],
  ];
  for (const [content, problem] of cases) {
    await writeFile(cut, content);
    await expect(restoreRows(empty.url, cut)).rejects.toThrow(problem);
  }
  await expect(restoreRows(empty.url, join(folder, "none"))).rejects.toThrow("ENOENT");
  expect(await contentsOf(empty)).toEqual(before);
  await empty.drop();
});
