import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { clockChanges, isoInCompanyZone } from "#lib/time/test-time.ts";
import { exportQuoteRequests } from "./export-quote-requests.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

test("writes dates in the company's time zone with offset, even across DST changes", async () => {
  const times = [
    ...clockChanges(2026).flatMap((change) => [new Date(change.getTime() - 1_000), change]),
    new Date("2026-12-31T23:30:00Z"),
  ];
  await own.database.insert(quoteRequests).values(
    times.map((time) => ({
      createdAt: time,
      name: "Ana",
      email: "ana@example.com",
      projectType: "other",
      idempotencyKey: randomUUID(),
    })),
  );
  const csv = await text(await exportQuoteRequests(own.database));
  const rows = parse<Record<string, string>>(csv, { columns: true });
  expect(rows.map((row) => row.Date)).toEqual(times.map(isoInCompanyZone).toReversed());
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
