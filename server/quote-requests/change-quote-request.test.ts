import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createDatabase } from "#db/client.ts";
import { eraseByEmail, eraseOlderThan } from "./erase-quote-requests.ts";
import { quoteRequestEvents, quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { addNote, changeQuoteRequests, updateQuoteRequest } from "./change-quote-request.ts";
import { getQuoteRequest } from "#db/quote-requests/get-quote-request.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { BULK_LIMIT, type BulkChange } from "#lib/quote-requests/quote-request-change.ts";
import type { Status } from "#lib/quote-requests/quote-request-status.ts";
import { TEST_OPERATOR } from "#db/test-operator.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

async function store(request: Partial<NewQuoteRequest> = {}): Promise<number> {
  const [row] = await own.database
    .insert(quoteRequests)
    .values({
      name: "Ana",
      email: `${randomUUID()}@example.com`,
      projectType: "other",
      idempotencyKey: randomUUID(),
      ...request,
    })
    .returning({ id: quoteRequests.id });
  return row?.id ?? 0;
}

/** Number of statements that wait for a row lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await own.database.$client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}

const read = (id: number) => getQuoteRequest(own.database, id);

describe("updateQuoteRequest", () => {
  test("changes the status and records both values and the time", async () => {
    const id = await store();
    const start = Date.now();
    const path = ["in_review", "quoted", "archived", "quoted", "won"] as const;
    for (const [index, status] of path.entries())
      expect(
        await updateQuoteRequest(own.database, TEST_OPERATOR, id, { version: index + 1, status }),
      ).toBeUndefined();
    const request = await read(id);
    expect(request?.status).toBe("won");
    expect(request?.events.map(({ fromValue, toValue }) => `${fromValue}>${toValue}`)).toEqual([
      "pending>in_review",
      "in_review>quoted",
      "quoted>archived",
      "archived>quoted",
      "quoted>won",
    ]);
    for (const { createdAt, kind } of request?.events ?? []) {
      expect(kind).toBe("status");
      expect(Math.abs(createdAt.getTime() - start)).toBeLessThan(60_000);
    }
  });

  test.each(["lost", "won", "pending", "unheard of"] as Status[])(
    "rejects the illegal transition from pending to %s",
    async (status) => {
      const id = await store();
      expect(
        await updateQuoteRequest(own.database, TEST_OPERATOR, id, { version: 1, status }),
      ).toEqual({
        reason: "illegal",
        from: "pending",
        legal: ["in_review", "quoted", "spam", "archived"],
      });
      expect(await read(id)).toMatchObject({ status: "pending", version: 1, events: [] });
    },
  );

  test("rejects an outdated version without overwriting", async () => {
    const id = await store();
    await updateQuoteRequest(own.database, TEST_OPERATOR, id, {
      version: 1,
      assignee: "M. Clarke",
    });
    expect(
      await updateQuoteRequest(own.database, TEST_OPERATOR, id, {
        version: 1,
        assignee: "S. Rossi",
      }),
    ).toEqual({
      reason: "outdated",
    });
    expect(await read(id)).toMatchObject({ assignee: "M. Clarke", version: 2 });
  });

  test("lets one of ten concurrent changes win", async () => {
    const id = await store();
    const database = createDatabase(own.url, 10);
    const holder = await own.database.$client.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM quote_requests WHERE id = $1 FOR UPDATE", [id]);
    const changes = Array.from({ length: 10 }, (_, index) =>
      updateQuoteRequest(database, TEST_OPERATOR, id, { version: 1, assignee: `person ${index}` }),
    );
    // All ten must be in progress before the first may continue.
    await vi.waitFor(async () => expect(await countWaiting()).toBe(10), { timeout: 20_000 });
    await holder.query("COMMIT");
    holder.release();
    const results = await Promise.all(changes);
    await database.$client.end();
    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    expect((await read(id))?.events).toHaveLength(1);
  });

  test("rejects a request that does not exist", async () => {
    expect(
      await updateQuoteRequest(own.database, TEST_OPERATOR, 1, { version: 1, status: "spam" }),
    ).toEqual({
      reason: "unknown",
    });
    expect(await addNote(own.database, TEST_OPERATOR, 1, "hello")).toEqual({ reason: "unknown" });
  });

  test("records changes made outside the application", async () => {
    const id = await store();
    await own.database.$client.query(
      "UPDATE quote_requests SET status = 'lost', assignee = 'x' WHERE id = $1",
      [id],
    );
    expect((await read(id))?.events).toHaveLength(2);
  });
});

const change = (...changes: BulkChange[]) =>
  changeQuoteRequests(own.database, TEST_OPERATOR, changes);

describe("changeQuoteRequests", () => {
  test("changes many requests and gives each its own entry in the history", async () => {
    const ids = [await store(), await store({ status: "quoted" }), await store()];
    const spam = ids.map((id) => ({ id, version: 1, status: "spam" as const }));
    expect(await change(...spam)).toEqual({
      changed: ids.map((id, index) => ({
        id,
        version: 2,
        status: "spam",
        assignee: null,
        before: { status: index === 1 ? "quoted" : "pending", assignee: null },
      })),
      rejected: [],
    });
    for (const [index, id] of ids.entries())
      expect((await read(id))?.events).toMatchObject([
        {
          kind: "status",
          fromValue: index === 1 ? "quoted" : "pending",
          toValue: "spam",
          operator: TEST_OPERATOR.name,
        },
      ]);
  });

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
    await updateQuoteRequest(own.database, { name: "S. Rossi", isVerified: false }, taken, {
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

  test("changes a thousand requests within the time that a reader waits for", async () => {
    const { rows } = await own.database.$client.query<{ id: string }>(
      "INSERT INTO quote_requests (name, email, project_type, idempotency_key) SELECT 'Many', 'many@example.com', 'other', gen_random_uuid() FROM generate_series(1, $1) RETURNING id",
      [BULK_LIMIT],
    );
    const start = performance.now();
    const { changed } = await changeQuoteRequests(
      own.database,
      TEST_OPERATOR,
      rows.map(({ id }) => ({ id: Number(id), version: 1, status: "spam" })),
      ["hooks.invalid", "other.invalid"],
    );
    expect(changed).toHaveLength(BULK_LIMIT);
    expect(performance.now() - start).toBeLessThan(5_000);
    const count = async (table: string) => {
      const counted = await own.database.$client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${table} WHERE request_id >= $1 AND request_id <= $2`,
        [rows[0]?.id, rows.at(-1)?.id],
      );
      return counted.rows[0]?.count;
    };
    expect(await count("quote_request_events")).toBe(BULK_LIMIT);
    expect(await count("deliveries")).toBe(BULK_LIMIT * 2);
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

describe("history", () => {
  test.each([
    "UPDATE quote_request_events SET to_value = 'won'",
    "UPDATE quote_request_events SET note = NULL",
    "UPDATE quote_request_events SET created_at = now()",
    "UPDATE quote_request_events SET person = 'Somebody Else'",
    "UPDATE quote_request_events SET is_person_verified = true",
    "DELETE FROM quote_request_events",
    "TRUNCATE quote_request_events",
    "DELETE FROM quote_requests",
  ])("cannot be changed by %s", async (statement) => {
    const id = await store();
    await updateQuoteRequest(own.database, TEST_OPERATOR, id, { version: 1, status: "spam" });
    await addNote(own.database, TEST_OPERATOR, id, "a note");
    const before = (await read(id))?.events;
    await expect(own.database.$client.query(statement)).rejects.toThrow();
    expect((await read(id))?.events).toEqual(before);
  });
});

describe("history records the operator", () => {
  test("of a status change, an assignment and a note, and whether verified", async () => {
    const id = await store();
    const database = createDatabase(own.url, 1);
    await updateQuoteRequest(database, TEST_OPERATOR, id, {
      version: 1,
      status: "in_review",
      assignee: "M. Clarke",
    });
    await addNote(database, { name: "bo@desk.example", isVerified: true }, id, "Called.");
    const events = (await read(id))?.events ?? [];
    expect(
      events.map(({ kind, operator, isOperatorVerified }) => [kind, operator, isOperatorVerified]),
    ).toEqual([
      ["status", "M. Clarke", false],
      ["assignee", "M. Clarke", false],
      ["note", "bo@desk.example", true],
    ]);
    // The operator must not persist on a reused connection.
    await database.$client.query("UPDATE quote_requests SET status = 'quoted' WHERE id = $1", [id]);
    await database.$client.end();
    expect((await read(id))?.events.at(-1)).toMatchObject({
      toValue: "quoted",
      operator: null,
      isOperatorVerified: false,
    });
  });

  test("even after the request was erased", async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await store({ email });
    await addNote(own.database, TEST_OPERATOR, id, "Called.");
    await eraseByEmail(own.database, email);
    expect((await read(id))?.events).toMatchObject([
      { kind: "note", note: null, operator: "M. Clarke" },
      { kind: "erasure", operator: null },
    ]);
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

    expect(await eraseByEmail(own.database, ` ${email.toUpperCase()} `)).toEqual({
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
