import pg from "pg";
import { expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { seedDatabase } from "#scripts/seed-database.ts";
import { setReportTimeZone } from "./report-weeks.ts";

const COUNTS = ["quote_request_week_counts", "quote_request_quote_counts"];

async function countsOf({ database }: TestDatabase) {
  const counts = COUNTS.map((name) =>
    database.execute(sql`SELECT t::text AS row FROM ${sql.raw(name)} t WHERE count > 0 ORDER BY 1`),
  );
  return (await Promise.all(counts)).map(({ rows }) => rows);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client);
  await client.end();
}

it("counts the weeks of another time zone, and of later requests too", async () => {
  const own = await createTestDatabase();
  await seedDatabase(own.url, 400);
  const before = await countsOf(own);
  expect(before.map(({ length }) => length > 50)).toEqual([true, true]);
  await withClient(own.url, (client) => setReportTimeZone(client, "Pacific/Auckland"));
  const moved = await countsOf(own);
  expect(moved).not.toEqual(before);
  // A Monday's first hour there, while it is Sunday in Chicago.
  await own.database
    .execute(sql`INSERT INTO quote_requests (created_at, name, email, project_type, idempotency_key)
    VALUES ('2020-03-01T12:00:00Z', 'Ana', 'ana@example.com', 'other', gen_random_uuid())`);
  const { rows } = await own.database.execute(
    sql`SELECT week::text FROM quote_request_week_counts WHERE week < '2020-04-01'`,
  );
  expect(rows).toEqual([{ week: "2020-03-02" }]);
  await own.database.execute(sql`DELETE FROM quote_requests WHERE created_at < '2020-04-01'`);
  expect(await countsOf(own)).toEqual(moved);
  await withClient(own.url, (client) => setReportTimeZone(client, company.timeZone));
  expect(await countsOf(own)).toEqual(before);
  await own.drop();
});
