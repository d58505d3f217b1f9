import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getQuoteRequest } from "#db/quote-requests/get-quote-request.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { REASON_LIMIT } from "#lib/quote-requests/delivery-channels.ts";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { log } from "#server/observability/log.ts";
import { insertQuoteRequest } from "#server/quote-requests/request-mutations.ts";
import { DeliveryWorker, type Send, send } from "./delivery-worker.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", own.url);
});
afterAll(() => own.drop());

/** Stores a request and runs its deliveries; returns them. */
async function deliver(sending: Send, targets: string[] = []) {
  const input = { name: "Ana Ruiz", email: "ana@estudio.example", projectType: "other" };
  const request = { ...quoteRequestSchema.parse(input), idempotencyKey: randomUUID() };
  const { id } = await insertQuoteRequest(own.database, request, targets);
  await new DeliveryWorker(own.database, sending).deliverDue();
  return (await getQuoteRequest(own.database, id))?.deliveries ?? [];
}

it("withholds what is for a webhook that is no longer configured", async () => {
  const told = await deliver(send, ["crm.example 12345678"]);
  expect(told.filter(({ channel }) => channel === "webhook")).toMatchObject([
    { state: "withheld", reason: "This webhook is no longer configured.", attempts: 0 },
  ]);
});

it("logs a line for each attempt, with no word of the request", async () => {
  const lines = [vi.spyOn(log, "info"), vi.spyOn(log, "warn")] as const;
  const told = await deliver(({ delivery: { channel } }) =>
    Promise.resolve(
      channel === "desk-mail"
        ? { result: "delivered" }
        : { result: "postponed", reason: `451 later${".".repeat(REASON_LIMIT)}` },
    ),
  );
  const [info, warn] = lines.map(({ mock }) => mock.calls);
  const common = { milliseconds: expect.any(Number) as unknown };
  expect(info).toMatchObject([
    [{ ...common, channel: "desk-mail", state: "delivered" }, "delivered"],
  ]);
  expect(warn).toMatchObject([
    [{ ...common, channel: "buyer-mail", state: "queued", result: "postponed" }, "not delivered"],
  ]);
  expect(JSON.stringify([info, warn])).not.toMatch(/ana|estudio/i);
  expect(told.find(({ state }) => state === "queued")?.reason).toHaveLength(REASON_LIMIT);
});
