import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase } from "#db/create-database.ts";
import { eraseByEmail } from "#server/quote-requests/erasure-mutations.ts";
import { getQuoteRequest } from "#db/quote-requests/request-queries.ts";
import { insertQuoteRequest } from "#server/quote-requests/request-mutations.ts";
import { updateQuoteRequest } from "#server/quote-requests/change-mutations.ts";
import { deliveries, quoteRequests, rateLimits } from "#db/schema.ts";
import { findPgBouncer, startPgBouncer } from "#e2e/support/pgbouncer.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import type { RequestMessage } from "./message-queries.ts";
import { claimDelivery, listDueServers, type SendResult } from "#db/deliveries/claim-mutations.ts";
import { listUndelivered } from "#db/deliveries/delivery-queries.ts";
import { resendDelivery, ATTEMPTS } from "./delivery-mutations.ts";
import { DeliveryWorker, sendDelivery, type Send } from "./delivery-worker.ts";
import { REASON_LIMIT } from "#lib/quote-requests/delivery-channels.ts";
import { log } from "#server/observability/log.ts";
import { TEST_OPERATOR } from "#e2e/support/store-test-file.ts";

const test = useTestDatabase();
beforeEach(async () => {
  await test.database.execute(sql`TRUNCATE deliveries, rate_limits`);
});

const buyer = () => `${randomUUID()}@buyer.example`;

async function ask(rest: object = {}, targets: string[] = []): Promise<number> {
  const input = { name: "Ana", email: buyer(), projectType: "other", ...rest };
  const request = { ...quoteRequestSchema.parse(input), idempotencyKey: randomUUID(), ...rest };
  return (await insertQuoteRequest(test.database, request, targets)).id;
}

function recorder(
  resultOf: (message: RequestMessage) => SendResult = () => ({ result: "delivered" }),
) {
  const sent: string[] = [];
  const send: Send = (message) => {
    if (!("request" in message)) throw new Error("This is not about a request.");
    const { channel, target } = message.delivery;
    sent.push(`${message.request.id} ${target ?? channel}`);
    return Promise.resolve(resultOf(message));
  };
  return { sent, send };
}

const work = (send: Send) => new DeliveryWorker(test.database, send).deliverDue();
const rows = async (id: number) => (await getQuoteRequest(test.database, id))?.deliveries ?? [];
/** Lets `seconds` pass for what waits for its next attempt or its lease. */
const wait = (seconds: number) =>
  test.database.execute(
    sql`UPDATE deliveries SET next_attempt_at = next_attempt_at - make_interval(secs => ${seconds})`,
  );

describe("deliveries of a quote request", () => {
  it("sends one mail to the export team, one to the buyer and one call per webhook", async () => {
    const id = await ask({}, ["one", "two"]);
    const { sent, send } = recorder();
    await work(send);
    await work(send);
    expect(sent.toSorted()).toEqual(
      ["buyer-mail", "desk-mail", "one", "two"].map((name) => `${id} ${name}`),
    );
    expect(await rows(id)).toHaveLength(4);
    for (const delivery of await rows(id))
      expect(delivery).toMatchObject({ state: "delivered", attempts: 1, reason: null });
  });

  it("are stored in the same transaction as the request", async () => {
    const email = buyer();
    // PostgreSQL cannot store NUL, so the last statement fails.
    await expect(ask({ email }, ["\u0000"])).rejects.toThrow();
    expect(await test.database.$count(quoteRequests, eq(quoteRequests.email, email))).toBe(0);
    await ask({ email }, ["one"]);
    expect(await test.database.$count(deliveries)).toBe(3);
  });

  it("stores none for spam, and withholds mails once the request is marked as spam", async () => {
    expect(await rows(await ask({ status: "spam" }, ["one"]))).toEqual([]);
    const id = await ask({}, ["one"]);
    await updateQuoteRequest(test.database, TEST_OPERATOR, id, { version: 1, status: "spam" });
    const { sent, send } = recorder();
    await work(send);
    expect(sent).toEqual([`${id} one`]);
    const mails = (await rows(id)).filter(({ channel }) => channel !== "webhook");
    for (const mail of mails)
      expect(mail).toMatchObject({ state: "withheld", reason: "The request was marked as spam." });
  });

  it("sends webhooks status changes with their history entry", async () => {
    const id = await ask();
    await work(recorder().send);
    await updateQuoteRequest(test.database, TEST_OPERATOR, id, { version: 1, assignee: "Sam" }, [
      "one",
    ]);
    await updateQuoteRequest(
      test.database,
      TEST_OPERATOR,
      id,
      { version: 2, status: "in_review" },
      ["one"],
    );
    const changes: unknown[] = [];
    const { sent, send } = recorder(({ change }) => {
      changes.push([change?.fromValue, change?.toValue]);
      return { result: "delivered" };
    });
    await work(send);
    expect(sent).toEqual([`${id} one`]);
    expect(changes).toEqual([["pending", "in_review"]]);
  });
});

/** As an erasure does while an attempt runs. */
const settleMeanwhile: Send = async ({ delivery }) => {
  const reason = "The person's data was removed.";
  await test.database
    .update(deliveries)
    .set({ state: "withheld", reason, settledAt: new Date() })
    .where(eq(deliveries.id, delivery.id));
  return { result: "postponed", reason: "No answer." };
};

it("does not change a delivery that was settled during its attempt", async () => {
  const id = await ask();
  await work(settleMeanwhile);
  for (const delivery of await rows(id))
    expect(delivery).toMatchObject({
      state: "withheld",
      reason: "The person's data was removed.",
      attempts: 0,
    });
});

it("does not let a hanging server delay others: a silent mail server delays no webhook", async () => {
  const targets = ["one", "two", "three"];
  for (let index = 0; index < 30; index += 1) await ask({}, targets);
  const called: string[] = [];
  let hanging = 0;
  const released = Promise.withResolvers<void>();
  const worker = new DeliveryWorker(test.database, async (message) => {
    if (!("request" in message)) throw new Error("This is not about a request.");
    if (message.delivery.channel === "webhook") {
      called.push(message.delivery.target ?? "");
      return { result: "delivered" };
    }
    hanging += 1;
    await released.promise;
    return { result: "postponed", reason: "No answer." };
  });
  const runs = Array.from({ length: 12 }, () => worker.deliverDue());
  await expect.poll(() => called.length, { timeout: 20_000 }).toBe(90);
  expect(hanging).toBe(3);
  released.resolve();
  await Promise.all(runs);
}, 60_000);

describe("buyer mail", () => {
  it("is limited to three a day for one mailbox, however its address is written", async () => {
    const name = randomUUID().replaceAll("-", "");
    for (const local of [name, `${name}+a`, `${name}+b`, `${name.slice(0, 3)}.${name.slice(3)}`])
      await ask({ email: `${local}@gmail.com` });
    const { sent, send } = recorder();
    await work(send);
    expect(sent.filter((line) => line.endsWith("buyer-mail"))).toHaveLength(3);
  });

  it("counts toward the limit only on the first attempt", async () => {
    const email = buyer();
    const id = await ask({ email });
    const { sent, send } = recorder(() => ({ result: "postponed", reason: "451 later" }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await work(send);
      await wait(1_000);
    }
    expect(sent.filter((line) => line === `${id} buyer-mail`)).toHaveLength(5);
    const counted = await test.database.select().from(rateLimits);
    expect(counted.map(({ points }) => points)).toEqual([1]);
  });
});

describe("failed delivery", () => {
  it("retries with growing delays, then fails with the last error", async () => {
    const id = await ask();
    let attempts = 0;
    const { send } = recorder(() => ({
      result: "postponed",
      reason: `attempt ${(attempts += 1)}`,
    }));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = Date.now();
      await work(send);
      const [delivery] = await rows(id);
      if (delivery?.nextAttemptAt) waits.push(delivery.nextAttemptAt.getTime() - before);
      await work(send);
      await wait(2 * 24 * 60 * 60);
    }
    expect(attempts).toBe(2 * ATTEMPTS);
    expect(waits).toHaveLength(ATTEMPTS - 1);
    expect(waits[0]).toBeGreaterThan(2_000);
    expect(waits[0]).toBeLessThan(30_000);
    expect(waits.at(-1)).toBeGreaterThan(20 * 60 * 60 * 1_000);
    expect(waits.at(-1)).toBeLessThan(25 * 60 * 60 * 1_000);
    for (const delivery of await rows(id))
      expect(delivery).toMatchObject({
        state: "failed",
        attempts: ATTEMPTS,
        reason: expect.stringMatching(/^attempt 3[56]$/),
        nextAttemptAt: null,
        settledAt: expect.any(Date),
      });
    expect(await listUndelivered(test.database)).toEqual({
      ids: [id],
      hasMore: false,
      morning: null,
    });
  });

  it("fails at once on a permanent rejection and can be resent once", async () => {
    const id = await ask();
    await work(recorder(() => ({ result: "rejected", reason: "550 no such user" })).send);
    const [delivery] = await rows(id);
    expect(delivery).toMatchObject({ state: "failed", attempts: 1, reason: "550 no such user" });
    const deliveryId = delivery?.id ?? "";
    expect(await resendDelivery(test.database, id + 1, deliveryId)).toBe(false);
    const resend = () => resendDelivery(test.database, id, deliveryId);
    const asked = await Promise.all([resend(), resend()]);
    expect(asked.toSorted()).toEqual([false, true]);
    const { sent, send } = recorder();
    await work(send);
    expect(sent).toHaveLength(1);
    expect((await rows(id))[0]).toMatchObject({ id: deliveryId, state: "delivered" });
  });

  it("is due at once, although its time is rounded to milliseconds", async () => {
    await ask();
    for (let round = 0; round < 20; round += 1)
      await test.database.transaction(async (transaction) => {
        await transaction.update(deliveries).set({ nextAttemptAt: sql`now()` });
        expect(await listDueServers(transaction)).toEqual([""]);
      });
  });

  it("retries and reports a message that could not be composed", async () => {
    const id = await ask();
    await work(() => Promise.reject(new Error("Ana's secret")));
    for (const delivery of await rows(id))
      expect(delivery).toMatchObject({
        state: "queued",
        reason: "This server could not make the message.",
      });
  });
});

describe("delivery workers", () => {
  it("never run the same delivery concurrently", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => ask({}, ["one"])));
    const other = createDatabase(test.url, 5);
    const { sent, send } = recorder();
    await Promise.all(
      [test.database, other, test.database].map((database) =>
        new DeliveryWorker(database, send).deliverDue(),
      ),
    );
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
    expect(ids).toHaveLength(20);
    await other.$client.end();
  });

  it("take over the deliveries of a dead worker but not of a live one", async () => {
    const id = await ask();
    await claimDelivery(test.database, "");
    const worker = new DeliveryWorker(test.database, recorder().send);
    await worker.deliverDue();
    expect((await rows(id)).map(({ state }) => state).toSorted()).toEqual(["delivered", "queued"]);
    await wait(60);
    await worker.deliverDue();
    expect((await rows(id)).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
  });

  it("finish what they have started on stop and start nothing new", async () => {
    const ids = await Promise.all([ask(), ask(), ask()]);
    let ended = 0;
    const started = Promise.withResolvers<void>();
    const worker = new DeliveryWorker(test.database, async () => {
      started.resolve();
      await new Promise((done) => setTimeout(done, 50));
      ended += 1;
      return { result: "delivered" };
    });
    const working = worker.deliverDue();
    await started.promise;
    await worker.stop();
    await working;
    const states = (await Promise.all(ids.map(rows))).flat().map(({ state }) => state);
    expect(ended).toBeGreaterThan(0);
    expect(states.filter((state) => state === "delivered")).toHaveLength(ended);
    await worker.deliverDue();
    expect(states.filter((state) => state === "queued").length).toBe(6 - ended);
  });
});

it.skipIf(!findPgBouncer())(
  "delivers and takes over behind a transaction-pooling proxy",
  async () => {
    const pooler = await startPgBouncer(test.url, 2);
    const pooled = createDatabase(pooler?.url ?? "", 5);
    const ids = await Promise.all([ask(), ask(), ask()]);
    await claimDelivery(pooled, "");
    const worker = new DeliveryWorker(pooled, recorder().send);
    await worker.deliverDue();
    await wait(60);
    await worker.deliverDue();
    const states = (await Promise.all(ids.map(rows))).flat().map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(["delivered"]));
    await pooled.$client.end();
    await pooler?.stop();
  },
);

it("sends nothing and keeps no error text after erasure", async () => {
  const email = buyer();
  const id = await ask({ email });
  await work(recorder(() => ({ result: "postponed", reason: "450 mailbox of Ana is full" })).send);
  expect(await eraseByEmail(test.database, email)).toMatchObject({ erased: 1, filesLeft: 0 });
  expect((await rows(id)).map(({ reason }) => reason)).toEqual([null, null]);
  await wait(1_000);
  const { sent, send } = recorder();
  await work(send);
  expect(sent).toEqual([]);
  for (const delivery of await rows(id)) expect(delivery.state).toBe("withheld");
});

it("withholds what is for a webhook that is no longer configured", async () => {
  const id = await ask({}, ["crm.example 12345678"]);
  await work(sendDelivery);
  expect((await rows(id)).filter(({ channel }) => channel === "webhook")).toMatchObject([
    { state: "withheld", reason: "This webhook is no longer configured.", attempts: 0 },
  ]);
});

it("logs a line for each attempt, with no word of the request", async () => {
  const lines = [vi.spyOn(log, "info"), vi.spyOn(log, "warn")] as const;
  const id = await ask({ name: "Ana Ruiz", email: "ana@estudio.example" });
  const reason = `451 later${".".repeat(REASON_LIMIT)}`;
  await work(({ delivery: { channel } }) =>
    Promise.resolve(
      channel === "desk-mail" ? { result: "delivered" } : { result: "postponed", reason },
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
  const waiting = (await rows(id)).find(({ state }) => state === "queued");
  expect(waiting?.reason).toHaveLength(REASON_LIMIT);
  vi.restoreAllMocks();
});
