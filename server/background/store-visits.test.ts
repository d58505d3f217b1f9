import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readVisits } from "#db/reports/visits.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { parsePeriod } from "#lib/reports/report-period.ts";
import { countVisit, takeVisits } from "#server/observability/visit-counts.ts";
import { storeVisits, storeVisitsRegularly } from "./store-visits.ts";

const { warn } = vi.hoisted(() => ({ warn: vi.fn<(fields: object, message: string) => void>() }));
vi.mock("#server/observability/log.ts", () => ({ log: { warn } }));

let own: TestDatabase;
beforeAll(async () => {
  takeVisits();
  own = await createTestDatabase();
});
afterAll(() => own.drop());

const NOW = new Date("2026-11-25T12:00:00Z");
const read = (path: string) =>
  countVisit({ method: "GET", path, status: 200, type: "text/html", headers: {} });
const stored = async () => {
  const period = parsePeriod({}, NOW);
  if (!period) throw new Error("There is a period.");
  return readVisits(own.database, period);
};

it("adds up the counts of a week, in any number of turns", async () => {
  read("/about");
  await storeVisits(own.database, NOW);
  await storeVisits(own.database, NOW);
  read("/about");
  read("/");
  await storeVisits(own.database, new Date("2026-11-26T12:00:00Z"));
  read("/about");
  await storeVisits(own.database, new Date("2026-11-18T12:00:00Z"));
  expect(await stored()).toEqual([
    { week: "2026-11-16", page: "/about", event: "view", count: 1 },
    { week: "2026-11-23", page: "/", event: "view", count: 1 },
    { week: "2026-11-23", page: "/about", event: "view", count: 2 },
  ]);
});

it("keeps what a database that does not respond could not take, and stores it at the stop", async () => {
  await own.database.$client.query("DELETE FROM site_visits");
  await own.database.$client.query("ALTER TABLE site_visits RENAME TO away");
  read("/quality");
  const work = storeVisitsRegularly(own.database);
  await storeVisits(own.database, NOW);
  expect(warn).toHaveBeenCalledTimes(1);
  await own.database.$client.query("ALTER TABLE away RENAME TO site_visits");
  await work.stop();
  const { rows } = await own.database.$client.query("SELECT page, count FROM site_visits");
  expect(rows).toEqual([{ page: "/quality", count: 1 }]);
});
