import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import {
  countVisit,
  takeVisits,
  storeVisits,
  storeVisitsRegularly,
} from "#server/observability/visit-counts.ts";

const { warn } = vi.hoisted(() => ({ warn: vi.fn<(fields: object, message: string) => void>() }));
vi.mock("#server/observability/log.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  log: { warn },
}));

let own: TestDatabase;
beforeAll(async () => {
  takeVisits();
  own = await createTestDatabase();
});
afterAll(() => own.drop());

const NOW = new Date("2026-11-25T12:00:00Z");
const read = (path: string) =>
  countVisit({
    method: "GET",
    path,
    status: 200,
    type: "text/html",
    headers: { "user-agent": "Mozilla/5.0" },
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
