import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createDatabase } from "#db/create-database.ts";
import { eraseByEmail, eraseOlderThan } from "./erasure-mutations.ts";
import { quoteRequestEvents, quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { addNote, changeQuoteRequests, updateQuoteRequest } from "./change-mutations.ts";
import { getQuoteRequest } from "#db/quote-requests/request-queries.ts";
import { insertRequests } from "#db/test-database.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { type BulkChange } from "#lib/inbox/quote-request-change.ts";
import type { Status } from "#lib/quote-requests/quote-request-status.ts";
import { TEST_OPERATOR } from "#e2e/support/store-test-file.ts";

const own = useTestDatabase();

async function store(request: Partial<NewQuoteRequest> = {}): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  const [id = 0] = await insertRequests(own.database, { email, ...request });
  return id;
}

const read = (id: number) => getQuoteRequest(own.database, id);

const change = (...changes: BulkChange[]) =>
  changeQuoteRequests(own.database, TEST_OPERATOR, changes);

describe("changeQuoteRequests", () => {
  test("gives each request its own values back, so that one change undoes it", async () => {
    const [open, mine] = [await store({ assignee: "S. Rossi" }), await store({ status: "won" })];
    const { changed } = await change(
      { id: open, version: 1, status: "archived", assignee: "M. Clarke" },
      { id: mine, version: 1, status: "archived", assignee: "M. Clarke" },
    );
    const back = changed.map(({ id, version, before }) => ({
      id,
      version,
      status: before.status as Status,
      assignee: before.assignee,
    }));
    expect((await change(...back)).rejected).toEqual([]);
    expect(await read(open)).toMatchObject({ status: "pending", assignee: "S. Rossi", version: 3 });
    expect(await read(mine)).toMatchObject({ status: "won", assignee: null, version: 3 });
  });

  test("changes the others and names what somebody else changed, what cannot be, and what is not there", async () => {
    const [free, taken, final] = [await store(), await store(), await store({ status: "won" })];
    await updateQuoteRequest(own.database, "S. Rossi", taken, {
      version: 1,
      assignee: "S. Rossi",
    });
    const { changed, rejected } = await change(
      { id: free, version: 1, status: "in_review" },
      { id: taken, version: 1, status: "in_review" },
      { id: final, version: 1, status: "in_review" },
      { id: 1, version: 1, status: "in_review" },
    );
    expect(changed.map(({ id }) => id)).toEqual([free]);
    expect(rejected).toMatchObject([
      {
        id: taken,
        error: { reason: "outdated" },
        current: { status: "pending", assignee: "S. Rossi", version: 2 },
      },
      { id: final, error: { reason: "illegal", from: "won" }, current: { version: 1 } },
      { id: 1, error: { reason: "unknown" }, current: null },
    ]);
    expect(await read(taken)).toMatchObject({ status: "pending", version: 2 });
    expect(await read(final)).toMatchObject({ status: "won", version: 1, events: [] });
  });

  test("lets two operators change the same requests at once without a deadlock, one of them each", async () => {
    const ids = [await store(), await store(), await store()];
    const database = createDatabase(own.url, 2);
    const ofOne = ids.map((id) => ({ id, version: 1, assignee: "one" }));
    const ofOther = ids.toReversed().map((id) => ({ id, version: 1, assignee: "other" }));
    const results = await Promise.all(
      [ofOne, ofOther].map((changes) => changeQuoteRequests(database, TEST_OPERATOR, changes)),
    );
    await database.$client.end();
    expect(results.map(({ changed }) => changed.length).toSorted()).toEqual([0, 3]);
    for (const id of ids) expect((await read(id))?.events).toHaveLength(1);
  });
});

test.each([
  "UPDATE quote_request_events SET to_value = 'won'",
  "UPDATE quote_request_events SET note = NULL",
  "UPDATE quote_request_events SET created_at = now()",
  "UPDATE quote_request_events SET person = 'Somebody Else'",
  "UPDATE quote_request_events SET person = 'somebody else'",
  "DELETE FROM quote_request_events",
  "TRUNCATE quote_request_events",
  "DELETE FROM quote_requests",
])("keeps its history from being changed by %s", async (statement) => {
  const id = await store();
  await updateQuoteRequest(own.database, TEST_OPERATOR, id, { version: 1, status: "spam" });
  await addNote(own.database, TEST_OPERATOR, id, "a note");
  const before = (await read(id))?.events;
  await expect(own.database.$client.query(statement)).rejects.toThrow();
  expect((await read(id))?.events).toEqual(before);
});

test("records the operator of a status change, an assignment and a note", async () => {
  const id = await store();
  const database = createDatabase(own.url, 1);
  await updateQuoteRequest(database, TEST_OPERATOR, id, {
    version: 1,
    status: "in_review",
    assignee: "M. Clarke",
  });
  await addNote(database, "bo@desk.example", id, "Called.");
  const events = (await read(id))?.events ?? [];
  expect(events.map(({ kind, operator }) => [kind, operator])).toEqual([
    ["status", "M. Clarke"],
    ["assignee", "M. Clarke"],
    ["note", "bo@desk.example"],
  ]);
  // The operator must not persist on a reused connection.
  await database.$client.query("UPDATE quote_requests SET status = 'quoted' WHERE id = $1", [id]);
  await database.$client.end();
  expect((await read(id))?.events.at(-1)).toMatchObject({
    toValue: "quoted",
    operator: null,
  });
});

async function moved(...statuses: Status[]) {
  const id = await store();
  for (const [index, status] of statuses.entries())
    await updateQuoteRequest(own.database, TEST_OPERATOR, id, { version: index + 1, status });
  const [row] = await own.database.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  return row;
}

describe("request history columns", () => {
  test.each<[Status[], boolean, string | null]>([
    [["in_review"], false, null],
    [["in_review", "quoted"], true, null],
    [["in_review", "quoted", "won"], true, null],
    [["in_review", "quoted", "in_review"], false, null],
    [["in_review", "quoted", "won", "archived"], true, "won"],
    [["in_review", "archived"], false, "in_review"],
    [["in_review", "archived", "spam"], false, "in_review"],
    [["spam", "pending"], false, null],
    [["in_review", "quoted", "lost", "archived", "lost", "quoted"], true, null],
  ])(
    "record after %j whether it was quoted and its status before dismissal",
    async (statuses, isQuoted, from) => {
      const row = await moved(...statuses);
      expect(row?.quotedAt !== null).toBe(isQuoted);
      expect(row?.dismissedFrom).toBe(from);
    },
  );

  test("keep the time of the first quote after reopening", async () => {
    const row = await moved("in_review", "quoted", "won");
    const later = await own.database.$client.query<{ quoted_at: Date }>(
      "UPDATE quote_requests SET status = 'quoted' WHERE id = $1 RETURNING quoted_at",
      [row?.id],
    );
    expect(later.rows[0]?.quoted_at).toEqual(row?.quotedAt);
  });
});

describe("erasure", () => {
  const personal = {
    name: "Ana Lucía Ferreira",
    phone: "+34 910 020 123",
    company: "Estudio Norte",
    specifications: "Samples: Teak (hardwood flooring)\nDelivery address:\nAna, 4000 Porto",
    message: "call Ana",
  };

  test("by email anonymizes all of a person's requests and keeps the history", async () => {
    const email = `${randomUUID()}@example.com`;
    const ids = [await store({ email, ...personal }), await store({ email, ...personal })];
    const other = await store({ email: `x${email}`, ...personal });
    await updateQuoteRequest(own.database, TEST_OPERATOR, ids[0] ?? 0, {
      version: 1,
      status: "in_review",
    });
    await addNote(own.database, TEST_OPERATOR, ids[0] ?? 0, "Ana wants samples");

    expect(await eraseByEmail(own.database, ` ${email.toUpperCase()} `)).toMatchObject({
      erased: 2,
      filesLeft: 0,
    });
    const { rows } = await own.database.$client.query<{ dump: string }>(
      "SELECT row_to_json(q)::text || coalesce((SELECT string_agg(row_to_json(e)::text, '') FROM quote_request_events e WHERE e.request_id = q.id), '') AS dump FROM quote_requests q WHERE id = ANY($1)",
      [ids],
    );
    for (const { dump } of rows)
      expect(dump).not.toMatch(/ana|ferreira|norte|porto|910\D?020\D?123|samples/i);
    expect(await read(ids[0] ?? 0)).toMatchObject({
      name: "Erased",
      status: "in_review",
      projectType: "other",
      events: [
        { kind: "status", fromValue: "pending", toValue: "in_review" },
        { kind: "note", note: null },
        { kind: "erasure" },
      ],
    });
    expect(await read(other)).toMatchObject(personal);
    expect(await eraseByEmail(own.database, email)).toMatchObject({ erased: 0 });
  });

  test("makes open copies outdated and rejects later notes", async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await store({ email });
    await eraseByEmail(own.database, email);
    expect(
      await updateQuoteRequest(own.database, TEST_OPERATOR, id, { version: 1, status: "spam" }),
    ).toEqual({
      reason: "outdated",
    });
    expect(await addNote(own.database, TEST_OPERATOR, id, "it was Ana")).toEqual({
      reason: "erased",
    });
  });

  test("by age erases any number of old requests and no younger ones", async () => {
    await own.database.$client.query(
      "INSERT INTO quote_requests (name, email, project_type, idempotency_key, created_at) SELECT 'Old', 'old@example.com', 'other', gen_random_uuid(), now() - interval '13 months' FROM generate_series(1, 1100)",
    );
    const young = await store({ createdAt: new Date(Date.now() - 300 * 24 * 3600 * 1000) });
    expect(await eraseOlderThan(own.database, 12)).toMatchObject({ erased: 1_100 });
    expect(await own.database.$count(quoteRequests, eq(quoteRequests.name, "Old"))).toBe(0);
    expect(await read(young)).toMatchObject({ name: "Ana" });
    expect(await eraseOlderThan(own.database, 12)).toMatchObject({ erased: 0 });
    expect(
      await own.database.$count(quoteRequestEvents, eq(quoteRequestEvents.kind, "erasure")),
    ).toBeGreaterThanOrEqual(1_100);
  });
});
