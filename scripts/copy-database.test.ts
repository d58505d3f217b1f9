import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findOldestPostgres, startTestServer } from "#e2e/support/postgres-server.ts";
import { lastingPort } from "#e2e/support/site.ts";
import { storeTestFile, storeTestRequest } from "#e2e/support/store-test-file.ts";
import { createDatabase } from "#db/create-database.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { copyDatabase } from "./copy-database.ts";
import { migrateDatabase } from "./postgres/migrate.ts";
import { seedDatabase } from "./seed-database.ts";

let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([source.drop(), target.drop()]));

/** A checksum of each table's rows, and each sequence's value. */
async function contentsOf({ database }: Pick<TestDatabase, "database">) {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const rows = sql`SELECT count(*)::integer AS count, md5(string_agg(t::text, ',' ORDER BY t::text)) AS content FROM ${sql.identifier(name)} t`;
    contents[name] = (await database.execute(rows)).rows[0];
  }
  const { rows } = await database.execute(
    sql`SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return { ...contents, sequences: rows };
}

it("copies every row of every table into an empty database, and none into a filled one", async () => {
  await seedDatabase(source.url, 500);
  const message = "one\\n two\n\\.\nthree\u2028four";
  const id = await storeTestRequest(source.database, { message });
  await storeTestFile(source.database, id, randomBytes(3_000_000));
  const contents = await contentsOf(source);
  expect(contents).toMatchObject({
    quote_requests: { count: 501 },
    quote_request_file_parts: { count: 3 },
  });

  const copied = await copyDatabase(source.url, target.url);
  expect(await contentsOf(target)).toEqual(contents);
  expect(copied.rows).toBeGreaterThan(502);
  expect(await storeTestRequest(target.database)).toBe(id + 1);
  await expect(copyDatabase(source.url, target.url)).rejects.toThrow("is not empty");
});

it("copies nothing from a database of another version", async () => {
  const other = await createTestDatabase();
  await other.database.execute(sql`DELETE FROM drizzle.__drizzle_migrations`);
  await expect(copyDatabase(other.url, target.url)).rejects.toThrow("different versions");
  await other.drop();
});

const tool = (name: string, ...rest: string[]) =>
  execFileSync(join(findOldestPostgres()?.bin ?? "", name), rest);

it.skipIf(!findOldestPostgres())("has a backup that its server restores whole", async () => {
  const server = await startTestServer(await lastingPort());
  const folder = mkdtempSync(join(tmpdir(), "dump-"));
  const from = server?.url ?? "";
  const to = from.replace(/postgres$/, "restored");
  const file = join(folder, "site.dump");
  await migrateDatabase(from);
  await seedDatabase(from, 100);
  const [before, after] = [createDatabase(from, 1), createDatabase(to, 1)];
  await before.execute(sql`CREATE DATABASE restored`);
  // As docs/operating.md has them.
  tool("pg_dump", "--format=custom", `--file=${file}`, from);
  tool("pg_restore", "--single-transaction", "--no-owner", "-d", to, file);
  expect(await contentsOf({ database: after })).toEqual(await contentsOf({ database: before }));
  await Promise.all([before, after].map(({ $client }) => $client.end()));
  await server?.stop();
  rmSync(folder, { recursive: true });
});
