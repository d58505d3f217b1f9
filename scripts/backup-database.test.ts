import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { NO_FILTER } from "#lib/quote-requests/quote-request-filter.ts";
import { backUp, restore } from "./backup-database.ts";
import { createDatabase } from "#db/client.ts";
import { getJobQueue } from "#server/deliveries/job-queue.ts";
import { DeliveryWorker } from "#server/deliveries/delivery-worker.ts";
import { execute } from "./postgres/wait-for-database.ts";
import { storeTestFile } from "#db/files/test-files.ts";
import { migrateDatabase } from "./postgres/migrate.ts";
import { insertQuoteRequest } from "#server/quote-requests/store-quote-request.ts";
import { seedDatabase } from "./seed-database.ts";
import { updateQuoteRequest } from "#server/quote-requests/change-quote-request.ts";
import { countQuoteRequests } from "#db/quote-requests/count-quote-requests.ts";
import { startTestServer, type TestServer } from "#db/test-server.ts";
import { TEST_OPERATOR } from "#db/test-operator.ts";

let server: TestServer | undefined;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  server = await startTestServer(20_000 + (process.pid % 20_000));
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true });
});

async function contentsOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`
    SELECT (SELECT count(*) FROM quote_requests) AS requests,
      (SELECT md5(string_agg(q::text, ',' ORDER BY id)) FROM quote_requests q) AS content,
      (SELECT count(*) FROM quote_request_events) AS events,
      (SELECT sum(count) FROM quote_request_counts) AS counted,
      (SELECT md5(string_agg(f::text, ',' ORDER BY id)) FROM quote_request_files f) AS files,
      (SELECT md5(string_agg(bytes, ''::bytea ORDER BY file_id, number)) FROM quote_request_file_parts) AS bytes,
      (SELECT count(*) FROM drizzle.__drizzle_migrations) AS migrations,
      (SELECT last_value FROM quote_requests_id_seq) AS last_id`);
  await client.end();
  return rows[0] as Record<string, unknown>;
}

it("restores everything from a backup, including files, history, counts, search, queued deliveries and sequences", async (context) => {
  if (!server) return context.skip("Debian's PostgreSQL is not installed");
  expect(server.version).toBeGreaterThanOrEqual(15);
  const url = new URL(server.url);
  url.pathname = "/site";
  await execute(server.url, "CREATE DATABASE site");
  await migrateDatabase(url.href);
  await seedDatabase(url.href, 2_000);
  const before = createDatabase(url.href, 1);
  await updateQuoteRequest(before, TEST_OPERATOR, 100_001, { version: 1, assignee: "M. Clarke" });
  const queued = { name: "Ana", email: "ana@example.com", projectType: "other" };
  await insertQuoteRequest(before, {
    ...queued,
    idempotencyKey: "00000000-0000-4000-8000-000000000000",
  });
  await storeTestFile(before, 100_001, randomBytes(3_000_000));
  await (await getJobQueue(before)).stop();
  await before.$client.end();
  const contents = await contentsOf(url.href);
  const file = join(folder, "site.dump");

  await backUp(url.href, file);
  await execute(server.url, "DROP DATABASE site");
  await execute(server.url, "CREATE DATABASE site");
  await restore(url.href, file);
  expect(await contentsOf(url.href)).toEqual(contents);
  await expect(restore(url.href, file)).rejects.toThrow("pg_restore failed");
  expect(await contentsOf(url.href)).toEqual(contents);

  await migrateDatabase(url.href);
  const after = createDatabase(url.href, 1);
  const request = { name: "Zed Quillfeather", email: "zed@example.com", projectType: "other" };
  const idempotencyKey = "00000000-0000-4000-8000-000000000001";
  const { id } = await insertQuoteRequest(after, { ...request, idempotencyKey });
  expect(id).toBe(Number(contents.last_id) + 1);
  const found = await countQuoteRequests(after, { ...NO_FILTER, q: "quillfeather" });
  expect(found.total).toBe(1);
  const told: string[] = [];
  const worker = new DeliveryWorker(after, (message) => {
    told.push(`${message.delivery.channel} of ${"request" in message && message.request.email}`);
    return Promise.resolve({ result: "delivered" });
  });
  await worker.deliverDue();
  expect(told).toContain("desk-mail of ana@example.com");
  expect(told).toContain("buyer-mail of ana@example.com");
  expect(told).toHaveLength(4);
  await (await getJobQueue(after)).stop();
  await after.$client.end();
});
