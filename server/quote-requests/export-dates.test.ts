import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { exportQuoteRequests } from "./export-quote-requests.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

test("writes dates in the company's time zone with offset, even across DST changes", async () => {
  const times = [
    ["2026-03-08T07:59:59Z", "2026-03-08T01:59:59-06:00"],
    ["2026-03-08T08:00:00Z", "2026-03-08T03:00:00-05:00"],
    ["2026-11-01T06:30:00Z", "2026-11-01T01:30:00-05:00"],
    ["2026-11-01T07:30:00Z", "2026-11-01T01:30:00-06:00"],
    ["2026-12-31T23:30:00Z", "2026-12-31T17:30:00-06:00"],
  ] as const;
  await own.database.insert(quoteRequests).values(
    times.map(([time]) => ({
      createdAt: new Date(time),
      name: "Ana",
      email: "ana@example.com",
      projectType: "other",
      idempotencyKey: randomUUID(),
    })),
  );
  const csv = await text(await exportQuoteRequests(own.database));
  const rows = parse<Record<string, string>>(csv, { columns: true });
  expect(rows.map((row) => row.Date)).toEqual(times.map(([, date]) => date).toReversed());
});

test("does not change the time zone of the connection", async () => {
  const single = createDatabase(own.url, 1, Infinity);
  const zone = async () => (await single.$client.query("SHOW TimeZone")).rows;
  const before = await zone();
  await text(await exportQuoteRequests(single));
  expect(await zone()).toEqual(before);
  expect(single.$client.totalCount).toBe(1);
  await single.$client.end();
});
