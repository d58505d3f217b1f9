import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { QUOTE_HOURS } from "#content/claims.ts";
import type { NewQuoteRequest } from "#db/schema.ts";
import { insertRequests } from "#db/test-database.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { addDays, mondaysOf, parsePeriod } from "#lib/reports/report-period.ts";
import { afterStaffedHours } from "#lib/time/office-hours.ts";
import { atCompany } from "#lib/time/test-time.ts";
import { readReport } from "./report-queries.ts";
import { addVisits } from "./site-visit-mutations.ts";

const NOW = atCompany("2026-11-22T23:59:59");
const period = parsePeriod({ weeks: "4" }, NOW) ?? expect.fail("That is no period.");

const own = useTestDatabase();

async function store(...requests: Partial<NewQuoteRequest>[]) {
  await insertRequests(own.database, ...requests);
  // A trigger notes the time of a quote; here it is given.
  for (const { quotedAt, idempotencyKey } of requests)
    if (quotedAt && idempotencyKey)
      await own.database.$client.query(
        "UPDATE quote_requests SET quoted_at = $1 WHERE idempotency_key = $2",
        [quotedAt, idempotencyKey],
      );
}

test("counts what arrived in each week of the company's time zone, but for spam", async () => {
  const [first = "", second = ""] = mondaysOf(period);
  await store(
    { createdAt: atCompany(`${first}T00:00:00`), productCategory: "wall-panels, custom-cabinets" },
    { createdAt: atCompany(`${addDays(first, 6)}T23:59:59`), productCategory: "wall-panels" },
    { createdAt: atCompany(`${second}T00:00:00`), projectType: "office-building" },
    { createdAt: atCompany(`${second}T00:00:00`), status: "spam" },
    { createdAt: atCompany(`${addDays(first, -1)}T23:59:59`) },
  );
  const report = await readReport(own.database, period);
  expect(report).toMatchObject({
    weeks: [
      { week: first, received: 2, waiting: 2 },
      { week: second, received: 1, waiting: 1 },
    ],
    products: [
      { value: "wall-panels", count: 2 },
      { value: "custom-cabinets", count: 1 },
    ],
    sectors: [
      { value: "other", count: 2 },
      { value: "office-building", count: 1 },
    ],
  });
});

test("measures each quote against its due time, over weekends and clock changes", async () => {
  const weeks = parsePeriod({ weeks: "4", until: "2026-03-16" }, NOW) ?? period;
  const arrivals = mondaysOf(weeks).flatMap((monday) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => atCompany(`${addDays(monday, day)}T15:20:00`)),
  );
  await store(
    ...arrivals.flatMap((createdAt) => {
      const due = afterStaffedHours(createdAt, QUOTE_HOURS.last);
      return [due, new Date(due.getTime() + 1_000)].map((quotedAt) => ({
        createdAt,
        quotedAt,
        status: "quoted",
        idempotencyKey: randomUUID(),
      }));
    }),
  );
  for (const week of (await readReport(own.database, weeks)).weeks)
    expect(week).toMatchObject({ received: 14, inTime: 7, late: 7, waiting: 0 });
});

test("sums the visits of each page in the period, the most read first", async () => {
  const [first = "", second = ""] = mondaysOf(period);
  await addVisits(own.database, first, [
    { page: "/quality", event: "view", count: 3 },
    { page: "/about", event: "view", count: 4 },
  ]);
  await addVisits(own.database, second, [
    { page: "/quality", event: "view", count: 2 },
    { page: "/quality", event: "sent", count: 1 },
  ]);
  await addVisits(own.database, addDays(first, -7), [{ page: "/", event: "view", count: 9 }]);
  expect((await readReport(own.database, period)).pages).toEqual([
    { page: "/quality", view: 5, download: 0, begun: 0, sent: 1 },
    { page: "/about", view: 4, download: 0, begun: 0, sent: 0 },
  ]);
});
