import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createDatabase } from "#db/create-database.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { readArchive } from "#e2e/support/read-archive.ts";
import { exportQuoteRequests, requireExportConnection } from "./export-queries.ts";

const CONNECTIONS = 3;
// 30 MB, more than the pipe of an export holds; half of it is digests, so that a workbook does not shrink to nothing.
const FILLER = 2_000;
const EXPORT = "^(COPY|DECLARE|FETCH)";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase(CONNECTIONS);
  await own.database.$client.query(
    `INSERT INTO quote_requests (name, email, project_type, specifications, message, idempotency_key)
     SELECT 'Ana', 'ana@example.com', 'other', repeat('"', 5000), left(message, 5000), gen_random_uuid()
     FROM generate_series(1, $1) AS one,
       LATERAL (SELECT string_agg(md5(one || ' ' || part), '') FROM generate_series(1, 160) AS part) AS text (message)`,
    [FILLER],
  );
});
afterAll(() => own.drop());

// Waits for a slow machine; a leak would be permanent.
const PATIENCE = { timeout: 10_000 };

/** Records of the CSV, whose cells contain no line ends, or rows of the workbook; both with headings. */
const countRows = (file: Buffer, format: string) => {
  const sheet = format === "csv" ? file : readArchive(file).get("xl/worksheets/sheet1.xml");
  return String(sheet).split(/\r\n|<\/row>/).length - 1;
};

async function expectNoLeak() {
  const { $client: pool } = own.database;
  await expect.poll(() => pool.totalCount - pool.idleCount, PATIENCE).toBe(0);
  await expect.poll(runningExports, PATIENCE).toBe(0);
}

async function runningExports() {
  const running = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query ~ '${EXPORT}' AND state <> 'idle'`;
  return (await own.database.$client.query(running)).rowCount;
}

describe.each(["csv", "xlsx"] as const)("an export as %s", (format) => {
  test("releases the connection each time a client disconnects", async () => {
    for (let visit = 0; visit < CONNECTIONS * 3; visit += 1) {
      const file = await exportQuoteRequests(own.database, { format });
      await once(file, "readable");
      file.destroy();
    }
    await expectNoLeak();
    const file = await buffer(await exportQuoteRequests(own.database, { format }));
    expect(countRows(file, format)).toBe(FILLER + 1);
  });

  test("aborts when a client stops reading", async () => {
    const file = await exportQuoteRequests(own.database, { format, stallMs: 100 });
    await expect(once(file, "close")).rejects.toThrow("The export was not read.");
    await expectNoLeak();
  });

  test("fails the file when the database connection is lost", async () => {
    const file = await exportQuoteRequests(own.database, { format });
    await once(file, "readable");
    file.read();
    // A workbook begins before its rows are read.
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query ~ '${EXPORT}'`;
    const kill = async () => (await own.database.$client.query(cut)).rowCount;
    await expect.poll(kill, PATIENCE).toBeGreaterThan(0);
    await expect(text(file)).rejects.toThrow();
    await expectNoLeak();
  });
});

/** Locks the table until the returned function is called. */
async function hideRows(): Promise<() => Promise<void>> {
  const client = await own.database.$client.connect();
  await client.query("BEGIN; LOCK TABLE quote_requests");
  return async () => {
    await client.query("ROLLBACK");
    client.release();
  };
}

describe("export before the first byte", () => {
  test("cancels the query when the client leaves", async () => {
    const showRows = await hideRows();
    const leaving = new AbortController();
    const csv = await exportQuoteRequests(own.database, { signal: leaving.signal });
    const firstBytes = once(csv, "readable");
    await expect.poll(runningExports, PATIENCE).toBe(1);
    leaving.abort();
    await expect(firstBytes).rejects.toThrow("aborted");
    await showRows();
    await expectNoLeak();
  });

  test("times out when the query never starts", async () => {
    const showRows = await hideRows();
    const csv = await exportQuoteRequests(own.database, { stallMs: 50 });
    await expect(once(csv, "readable")).rejects.toThrow("The export was not read.");
    await expect.poll(runningExports, PATIENCE).toBe(0);
    await showRows();
  });

  test("is rejected when all connections are taken, and allowed once one is free", async () => {
    const showRows = await hideRows();
    const small = createDatabase(own.url, 1, Infinity);
    const leaving = new AbortController();
    const { signal } = leaving;
    const [first, second] = await Promise.allSettled([
      exportQuoteRequests(small, { signal }),
      exportQuoteRequests(small),
    ]);
    expect(first.status).toBe("fulfilled");
    expect(second).toMatchObject({ reason: { status: 503, retryAfterSeconds: 60 } });
    expect(() => requireExportConnection(small)).toThrow("Other exports");
    leaving.abort();
    await vi.waitFor(() => requireExportConnection(small), PATIENCE);
    await showRows();
    expect(await text(await exportQuoteRequests(small))).toContain("Date");
    requireExportConnection(small);
    await small.$client.end();
  });
});
