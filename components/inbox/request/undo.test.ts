import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getQuoteRequest, type QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import { updateQuoteRequest } from "#server/quote-requests/change-quote-request.ts";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { TEST_OPERATOR } from "#db/test-operator.ts";
import { STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";
import { stepMadeBy, undo } from "./undo.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(() => own.drop());

async function store(status: Status = "pending"): Promise<number> {
  const [row] = await own.database
    .insert(quoteRequests)
    .values({
      status,
      name: "Ana",
      email: "ana@example.com",
      projectType: "other",
      idempotencyKey: randomUUID(),
    })
    .returning({ id: quoteRequests.id });
  return row?.id ?? 0;
}

async function read(id: number): Promise<QuoteRequestDetails> {
  const request = await getQuoteRequest(own.database, id);
  if (!request) throw new Error("It was stored.");
  return request;
}

/** Changes a quote request as the inbox does and returns the response. */
async function change(id: number, made: { status?: Status; assignee?: string }) {
  const asked = { version: (await read(id)).version, ...made };
  expect(await updateQuoteRequest(own.database, TEST_OPERATOR, id, asked)).toBeUndefined();
  return { asked, updated: await read(id) };
}

async function makeStep(id: number, status: Status) {
  const { asked, updated } = await change(id, { status });
  const step = stepMadeBy(asked, updated);
  if (!step) throw new Error("A change of status is a step.");
  return step;
}

test("undoes every transition from every status and keeps both in the history", async () => {
  for (const from of STATUSES)
    for (const to of (await read(await store(from))).transitions) {
      const id = await store(from);
      const step = await makeStep(id, to);
      const back = undo(step, await read(id));
      if (!back) throw new Error("Nobody else changed it.");
      expect(
        await updateQuoteRequest(own.database, TEST_OPERATOR, id, back),
        `${from} to ${to}`,
      ).toBeUndefined();
      const { status, events } = await read(id);
      expect(status).toBe(from);
      expect(events.map(({ fromValue, toValue }) => [fromValue, toValue])).toEqual([
        [from, to],
        [to, from],
      ]);
    }
});

test("does not undo over a later status change, even one to the same status", async () => {
  const id = await store();
  const step = await makeStep(id, "in_review");
  await change(id, { status: "pending" });
  await change(id, { status: "in_review" });
  expect(undo(step, await read(id))).toBeUndefined();
});

test("is rejected when somebody else was faster", async () => {
  const id = await store();
  const step = await makeStep(id, "in_review");
  const seen = await read(id);
  await change(id, { status: "quoted" });
  const back = undo(step, seen);
  expect(back && (await updateQuoteRequest(own.database, TEST_OPERATOR, id, back))).toEqual({
    reason: "outdated",
  });
  expect((await read(id)).status).toBe("quoted");
});

test("undoes only the status and keeps a later assignee", async () => {
  const id = await store();
  const step = await makeStep(id, "archived");
  const { updated } = await change(id, { assignee: "M. Clarke" });
  expect(undo(step, updated)).toEqual({ version: updated.version, status: "pending" });
});

test("offers no undo after a concurrent change or without a status change", async () => {
  const id = await store();
  const { asked } = await change(id, { status: "in_review" });
  const { updated } = await change(id, { assignee: "M. Clarke" });
  expect(stepMadeBy(asked, updated)).toBeUndefined();
  const assigned = await change(await store(), { assignee: "M. Clarke" });
  expect(stepMadeBy(assigned.asked, assigned.updated)).toBeUndefined();
});

test("offers no undo when the previous status is unknown", async () => {
  const id = await store("on hold" as Status);
  const { asked, updated } = await change(id, { status: "archived" });
  expect(stepMadeBy(asked, updated)).toBeUndefined();
});
