import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { quoteRequests } from "#db/schema.ts";
import { insertRequests, type TestDatabase } from "#db/test-database.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { NEW_REQUESTS_WINDOW } from "#lib/inbox/list-cursor.ts";
import { listNewRequests } from "./new-request-queries.ts";

const own = useTestDatabase();
beforeEach(() => own.database.delete(quoteRequests));

function request(status = "pending", projectType = "other") {
  const email = `${randomUUID()}@a.example`;
  return { email, projectType, status };
}

async function store(
  status?: string,
  database: Pick<TestDatabase["database"], "insert"> = own.database,
) {
  const [id = 0] = await insertRequests(database, request(status));
  return id;
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
    [fast = 0] = await insertRequests(own.database, request("pending", "office-building"));
    expect((await listNewRequests(own.database, seen)).open).toEqual([fast]);
  });
  expect(slow).toBeLessThan(fast);
  expect((await listNewRequests(own.database, seen)).open).toEqual([fast, slow]);
});

test("limits each response and reports that there are more", async () => {
  const rows = Array.from({ length: NEW_REQUESTS_WINDOW + 5 }, () => request());
  const ids = (await insertRequests(own.database, ...rows)).toSorted((one, other) => other - one);
  expect(await listNewRequests(own.database)).toEqual({
    open: ids.slice(0, NEW_REQUESTS_WINDOW),
    dismissed: [],
    hasMore: true,
  });
  expect(await listNewRequests(own.database, 0, 3)).toMatchObject({
    open: ids.slice(0, 3),
    hasMore: true,
  });
  expect(await listNewRequests(own.database, 0)).toMatchObject({ open: ids, hasMore: false });
});
