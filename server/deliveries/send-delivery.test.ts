import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase } from "#db/client.ts";
import { countUndeliveredDeskMails, listUndelivered } from "#db/deliveries/list-deliveries.ts";
import { getQuoteRequest } from "#db/quote-requests/get-quote-request.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { TEST_OPERATOR } from "#db/test-operator.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import { startReceiver, TEST_SECRET } from "#e2e/support/webhook-receiver.ts";
import { WORDS_LIMIT } from "#lib/quote-requests/delivery-channels.ts";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { log } from "#server/observability/log.ts";
import { updateQuoteRequest } from "#server/quote-requests/change-quote-request.ts";
import { insertQuoteRequest } from "#server/quote-requests/store-quote-request.ts";
import { deliverDue, getDeliveryWorker } from "./get-delivery-worker.ts";
import { DeliveryWorker, type Send } from "./delivery-worker.ts";
import { getJobQueue } from "./job-queue.ts";
import { LANE_LIMITS } from "./lanes.ts";
import { webhookNames } from "./webhooks/webhook-targets.ts";

let own: TestDatabase;
let mailServer: MailServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  own = await createTestDatabase();
  mailServer = await startMailServer();
  receiver = await startReceiver((response) => response.writeHead(204).end());
  for (const [name, value] of Object.entries({
    DATABASE_URL: own.url,
    SMTP_URL: mailServer.url,
    DESK_EMAIL: "desk@site.example",
    SITE_URL: "https://site.example",
    WEBHOOK_URLS: receiver.url,
    WEBHOOK_SECRET: TEST_SECRET,
    WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
  }))
    vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await getDeliveryWorker().stop();
  await (await getJobQueue(own.database)).stop();
  await Promise.all([mailServer.stop(), receiver.close()]);
  await own.drop();
});
beforeEach(async () => {
  mailServer.mails.length = 0;
  receiver.calls.length = 0;
  await own.database.execute(sql`TRUNCATE deliveries, pgboss.job, rate_limits`);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function ask(targets: readonly string[] = []): Promise<number> {
  const input = { name: "Ana Ruiz", email: "ana@estudio.example", projectType: "other" };
  const request = { ...quoteRequestSchema.parse(input), idempotencyKey: randomUUID() };
  return (await insertQuoteRequest(own.database, request, targets)).id;
}

const told = async (id: number) => (await getQuoteRequest(own.database, id))?.deliveries ?? [];
const ofWebhook = ({ channel }: { channel: string }) => channel === "webhook";

describe("a new request", () => {
  it("is told to the desk, the buyer and each webhook", async () => {
    const id = await ask(webhookNames());
    await deliverDue();
    expect(
      mailServer.mails
        .flatMap(({ to }) => to ?? [])
        .map(addressOf)
        .toSorted(),
    ).toEqual(["ana@estudio.example", "desk@site.example"]);
    const delivery = (await told(id)).find(ofWebhook);
    expect(receiver.calls).toMatchObject([
      {
        headers: { "webhook-id": `msg_${delivery?.id}` },
        event: { type: "quote_request.created", data: { id, email: "ana@estudio.example" } },
      },
    ]);
    expect(delivery).toMatchObject({ state: "delivered", attempts: 1 });
  });

  it("queues what one server answers as one group", async () => {
    await ask(["one", "two"]);
    const { rows } = await own.database.execute<{ group_id: string }>(
      sql`SELECT DISTINCT group_id FROM pgboss.job ORDER BY group_id`,
    );
    expect(rows.map(({ group_id }) => group_id)).toEqual(["mail", "webhook one", "webhook two"]);
  });
});

it("tells a webhook from which status to which a request changed", async () => {
  const id = await ask();
  await deliverDue();
  const change = { version: 1, status: "in_review" } as const;
  await updateQuoteRequest(own.database, TEST_OPERATOR, id, change, webhookNames());
  await deliverDue();
  expect(receiver.calls).toMatchObject([
    {
      event: {
        type: "quote_request.status_changed",
        data: { id, from: "pending", to: "in_review" },
      },
    },
  ]);
});

it("withholds what is for a webhook that is no longer configured", async () => {
  const id = await ask(["crm.example 12345678"]);
  await deliverDue();
  expect(receiver.calls).toEqual([]);
  expect((await told(id)).filter(ofWebhook)).toMatchObject([
    {
      state: "withheld",
      words: "This webhook is no longer configured.",
      attempts: 0,
      nextAttemptAt: null,
      settledAt: expect.any(Date),
    },
  ]);
});

/** Nothing arrives but what the desk gets. */
const deskOnly: Send = ({ delivery }) =>
  Promise.resolve(
    delivery.channel === "desk-mail"
      ? { result: "delivered" }
      : { result: "postponed", words: `451 later${".".repeat(WORDS_LIMIT)}` },
  );

describe("the log", () => {
  it("has a line for each attempt, with no word of the request", async () => {
    const info = vi.spyOn(log, "info");
    const warn = vi.spyOn(log, "warn");
    const id = await ask();
    await new DeliveryWorker(own.database, deskOnly).deliverDue();
    const milliseconds = expect.toSatisfy((value) => value >= 0 && value < 60_000);
    expect(info.mock.calls).toEqual([
      [
        {
          deliveryId: expect.any(String),
          channel: "desk-mail",
          event: expect.any(String),
          state: "delivered",
          milliseconds,
        },
        "delivered",
      ],
    ]);
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({
          channel: "buyer-mail",
          state: "queued",
          result: "postponed",
          reason: expect.stringContaining("451 later"),
          milliseconds,
        }),
        "not delivered",
      ],
    ]);
    const waiting = (await told(id)).find(({ state }) => state === "queued");
    expect(waiting).toMatchObject({
      attempts: 1,
      settledAt: null,
      nextAttemptAt: expect.any(Date),
    });
    expect(waiting?.words).toHaveLength(WORDS_LIMIT);
  });

  it("says that a message could not be made", async () => {
    const error = vi.spyOn(log, "error");
    const id = await ask();
    await new DeliveryWorker(own.database, () => Promise.reject(new Error("no"))).deliverDue();
    expect(error.mock.calls.map(([, words]) => words)).toEqual(
      Array.from({ length: 2 }, () => "delivery could not be composed"),
    );
    for (const { words } of await told(id))
      expect(words).toBe("This server could not make the message.");
  });
});

describe("a worker that runs", () => {
  it("delivers what comes, until it is stopped", async () => {
    const sent: string[] = [];
    const send: Send = ({ delivery }) => {
      sent.push(delivery.channel);
      return Promise.resolve({ result: "delivered" });
    };
    const worker = new DeliveryWorker(own.database, send);
    worker.start(20);
    await ask();
    await expect.poll(() => sent.length).toBe(2);
    await worker.stop();
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sent).toHaveLength(2);
  });

  it("says that the database does not answer, and goes on", async () => {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    const nobody = createDatabase("postgres://nobody:secret@127.0.0.1:1/none", 1);
    const worker = new DeliveryWorker(nobody, () => Promise.resolve({ result: "delivered" }));
    worker.start(20);
    await expect.poll(() => warn.mock.calls.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await worker.stop();
    for (const [fields, words] of warn.mock.calls) {
      expect(words).toBe("delivery poll failed");
      expect(Object.keys(fields as object).toSorted()).toEqual(["code", "name"]);
    }
    await nobody.$client.end();
  }, 30_000);

  it("runs no more attempts at once than its limit", async () => {
    for (let index = 0; index < 4; index += 1) await ask();
    const limits = { ...LANE_LIMITS, all: 2 };
    let running = 0;
    let most = 0;
    const send: Send = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running -= 1;
      return { result: "delivered" };
    };
    const worker = new DeliveryWorker(own.database, send, () => new Date(), limits);
    await Promise.all(Array.from({ length: 6 }, () => worker.deliverDue()));
    expect(most).toBe(2);
    expect(running).toBe(0);
  });
});

it("lists the newest requests whose messages did not arrive, and says if there are more", async () => {
  const ids = [await ask(), await ask(), await ask()];
  await new DeliveryWorker(own.database, () =>
    Promise.resolve({ result: "rejected", words: "550 no" }),
  ).deliverDue();
  const [first, second, third] = ids;
  expect(await listUndelivered(own.database, 2)).toMatchObject({
    ids: [third, second],
    hasMore: true,
  });
  expect(await listUndelivered(own.database, 3)).toMatchObject({
    ids: [third, second, first],
    hasMore: false,
  });
  expect(await countUndeliveredDeskMails(own.database)).toBe(3);
});

function addressOf(to: { text: string } | { text: string }[]): string {
  return (
    [to]
      .flat()
      .map(({ text }) => text)[0]
      ?.replaceAll(/.*<|>/g, "") ?? ""
  );
}
