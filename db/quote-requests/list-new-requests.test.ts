import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { NEWS_WINDOW } from "#lib/quote-requests/new-requests-window.ts";
import { listNewRequests } from "./list-new-requests.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());
beforeEach(() => own.database.delete(quoteRequests));

function request(status = "pending", projectType = "other") {
  const email = `${randomUUID()}@a.example`;
  return { name: "Ana", email, projectType, idempotencyKey: randomUUID(), status };
}

async function store(
  status?: string,
  database: Pick<TestDatabase["database"], "insert"> = own.database,
) {
  const [row] = await database.insert(quoteRequests).values(request(status)).returning();
  return row?.id ?? 0;
}

test("lists new requests newest first, with dismissed ones apart", async () => {
  expect(await listNewRequests(own.database)).toEqual({ open: [], dismissed: [], hasMore: false });
  const seen = await store();
  const [first, spam, archived, lost] = [
    await store(),
    await store("spam"),
    await store("archived"),
    await store("lost"),
  ];
  expect(await listNewRequests(own.database, seen)).toEqual({
    open: [lost, first],
    dismissed: [archived, spam],
    hasMore: false,
  });
  expect((await listNewRequests(own.database, lost)).open).toEqual([]);
});

test("lists a request that commits after a younger one", async () => {
  const seen = await store();
  let slow = 0;
  let fast = 0;
  await own.database.transaction(async (transaction) => {
    slow = await store("pending", transaction);
    // One of the same kind would wait: both update one count.
    [{ id: fast } = { id: 0 }] = await own.database
      .insert(quoteRequests)
      .values(request("pending", "office-building"))
      .returning();
    expect((await listNewRequests(own.database, seen)).open).toEqual([fast]);
  });
  expect(slow).toBeLessThan(fast);
  expect((await listNewRequests(own.database, seen)).open).toEqual([fast, slow]);
});

test("limits each response and reports that there are more", async () => {
  const rows = Array.from({ length: NEWS_WINDOW + 5 }, () => request());
  const stored = await own.database.insert(quoteRequests).values(rows).returning();
  const ids = stored.map(({ id }) => id).toSorted((one, other) => other - one);
  expect(await listNewRequests(own.database)).toEqual({
    open: ids.slice(0, NEWS_WINDOW),
    dismissed: [],
    hasMore: true,
  });
  expect(await listNewRequests(own.database, 0, 3)).toMatchObject({
    open: ids.slice(0, 3),
    hasMore: true,
  });
  expect(await listNewRequests(own.database, 0)).toMatchObject({ open: ids, hasMore: false });
});

test("uses a single range scan of the primary key", async () => {
  const rows = Array.from({ length: 3_000 }, () => request());
  const [{ id } = { id: 0 }] = await own.database.insert(quoteRequests).values(rows).returning();
  await own.database.$client.query("ANALYZE quote_requests");
  const sent: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => sent.push({ text, params }) };
  await listNewRequests(drizzle(own.database.$client, { logger }), id + 2_900);
  expect(sent).toHaveLength(1);
  for (const { text, params } of sent) {
    const explained = await own.database.$client.query<{ "QUERY PLAN": string }>(
      `EXPLAIN ${text}`,
      params,
    );
    const plan = explained.rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Scan Backward using quote_requests_pkey");
    expect(plan).not.toContain("Sort");
  }
});
