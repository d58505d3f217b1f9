import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { seedDatabase } from "#scripts/seed-database.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import {
  NO_FILTER,
  OPEN_FILTER,
  type QuoteRequestFilter,
} from "#lib/quote-requests/quote-request-filter.ts";
import { listQuoteRequests } from "./list-quote-requests.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  await seedDatabase(own.url, 3_000);
});
afterAll(() => own.drop());

test("reads open requests from their own index, from the start and from a cursor", async () => {
  const single = createDatabase(own.url, 1);
  const { $client: pool } = single;
  const sent: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => sent.push({ text, params }) };
  const watched = drizzle(pool, { logger });
  const filter = OPEN_FILTER;
  const { nextCursor: cursor } = await listQuoteRequests(watched, { filter, limit: 100 });
  await listQuoteRequests(watched, { filter, cursor, limit: 100 });
  expect(sent).toHaveLength(2);
  for (const { text, params } of sent) {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, params);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(
      "Index Only Scan Backward using quote_requests_in_work_created_at_id",
    );
  }
  await pool.end();
});

test("reads a page without parallel workers, whatever the planner's costs", async () => {
  const single = createDatabase(own.url, 1);
  const pool = single.$client;
  const sent: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => sent.push({ text, params }) };
  const filter: QuoteRequestFilter = { ...NO_FILTER, status: ["won"], budget: ["over-500k"] };
  await listQuoteRequests(drizzle(pool, { logger }), { filter, limit: 100 });
  await pool.query(
    "SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0; SET min_parallel_table_scan_size = 0; SET min_parallel_index_scan_size = 0",
  );
  const planOf = async (statement: string, params: unknown[]) => {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`EXPLAIN ${statement}`, params);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const [{ text, params } = { text: "", params: [] }] = sent;
  expect(sent).toHaveLength(1);
  expect(await planOf(text, params)).not.toContain("Gather");
  expect(await planOf(text.replace("pg_backend_pid() > 0", "true"), params)).toContain("Gather");
  await pool.end();
});
