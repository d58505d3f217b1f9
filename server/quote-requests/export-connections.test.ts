import { once } from "node:events";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { exportQuoteRequests } from "./export-quote-requests.ts";

const CONNECTIONS = 3;
// 40 MB, more than the kernel buffers for a client that does not read (tcp_rmem + tcp_wmem, 38 MB on Linux).
const FILLER = 2_000;

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase(CONNECTIONS);
  await own.database.$client.query(
    `INSERT INTO quote_requests (name, email, project_type, specifications, message, idempotency_key)
     SELECT 'Ana', 'ana@example.com', 'other', repeat('"', 5000), repeat('"', 5000), gen_random_uuid()
     FROM generate_series(1, $1)`,
    [FILLER],
  );
});
afterAll(() => own.drop());

// Waits for a slow machine; a leak would be permanent.
const PATIENCE = { timeout: 10_000 };

/** These cells contain no line ends. */
const countRecords = (csv: string) => csv.split("\r\n").length - 1;

async function expectNoLeak() {
  const { $client: pool } = own.database;
  await expect.poll(() => pool.totalCount - pool.idleCount, PATIENCE).toBe(0);
  const running =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY%' AND state <> 'idle'";
  await expect.poll(async () => (await pool.query(running)).rowCount, PATIENCE).toBe(0);
}

test("finishes two concurrent exports and releases their connections", async () => {
  const files = await Promise.all(
    [1, 2].map(async () => text(await exportQuoteRequests(own.database))),
  );
  expect(files[0]).toBe(files[1]);
  expect(countRecords(files[0] ?? "")).toBe(FILLER + 1);
  await expectNoLeak();
});

test("releases the connection each time a client disconnects", async () => {
  for (let visit = 0; visit < CONNECTIONS * 3; visit += 1) {
    const csv = await exportQuoteRequests(own.database);
    await once(csv, "readable");
    csv.destroy();
  }
  await expectNoLeak();
  const csv = await text(await exportQuoteRequests(own.database));
  expect(countRecords(csv)).toBe(FILLER + 1);
});

test("aborts when a client stops reading", async () => {
  const csv = await exportQuoteRequests(own.database, { stallMs: 100 });
  await expect(once(csv, "close")).rejects.toThrow("The export was not read.");
  await expectNoLeak();
});

test("fails the file when the database connection is lost", async () => {
  const csv = await exportQuoteRequests(own.database);
  await once(csv, "readable");
  csv.read();
  await own.database.$client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY%'",
  );
  await expect(text(csv)).rejects.toThrow();
  await expectNoLeak();
});

test("fails the file when the query is canceled", async () => {
  const client = await own.database.$client.connect();
  await client.query("BEGIN");
  const csv = await exportQuoteRequests(own.database);
  await once(csv, "readable");
  await client.query(
    "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY%'",
  );
  await client.query("ROLLBACK");
  client.release();
  await expect(text(csv)).rejects.toThrow("canceling statement");
  await expectNoLeak();
});
