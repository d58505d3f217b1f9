import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertQuoteRequest } from "#server/quote-requests/store-quote-request.ts";
import { quoteRequests } from "#db/schema.ts";
import { listQuoteRequests } from "./list-quote-requests.ts";
import { getQuoteRequest } from "./get-quote-request.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

const someRequest = (createdAt: Date) => ({
  name: "Ana",
  email: "ana@example.com",
  projectType: "other",
  idempotencyKey: randomUUID(),
  createdAt,
});

test("pages newest first without gaps or repeats, even within one millisecond", async () => {
  const { database } = own;
  const times = Array.from(
    { length: 25 },
    (_, index) => new Date(1_700_000_000_000 + (index >> 2)),
  );
  await database.insert(quoteRequests).values(times.map(someRequest));
  const seen: { createdAt: Date; id: number }[] = [];
  let cursor: { createdAt: Date; id: number } | undefined;
  do {
    const page = await listQuoteRequests(database, { cursor, limit: 4 });
    seen.push(...page.rows);
    cursor = page.nextCursor;
    // A quote request that arrives in between is newer than the cursor and does not move the later pages.
    if (seen.length === 8) await insertQuoteRequest(database, someRequest(new Date()));
  } while (cursor);
  const expected = seen.toSorted((a, b) => +b.createdAt - +a.createdAt || b.id - a.id);
  expect(seen).toHaveLength(25);
  expect(seen).toEqual(expected);
  expect(new Set(seen.map((row) => row.id)).size).toBe(25);
});

test("finds a request by its id, and nothing for an unknown id", async () => {
  const { id } = await insertQuoteRequest(own.database, someRequest(new Date()));
  expect(await getQuoteRequest(own.database, id)).toMatchObject({
    id,
    name: "Ana",
    status: "pending",
  });
  expect(await getQuoteRequest(own.database, 999_999_999)).toBeUndefined();
});
