import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { insertRequests } from "#db/test-database.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { clockChanges, isoInCompanyZone } from "#lib/time/test-time.ts";
import { exportQuoteRequests } from "./export-quote-requests.ts";

const own = useTestDatabase();

test("writes dates in the company's time zone with offset, even across DST changes", async () => {
  const times = [
    ...clockChanges(2026).flatMap((change) => [new Date(change.getTime() - 1_000), change]),
    new Date("2026-12-31T23:30:00Z"),
  ];
  await insertRequests(own.database, ...times.map((createdAt) => ({ createdAt })));
  const csv = await text(await exportQuoteRequests(own.database));
  const rows = parse<Record<string, string>>(csv, { columns: true });
  expect(rows.map((row) => row.Date)).toEqual(times.map(isoInCompanyZone).toReversed());
});
