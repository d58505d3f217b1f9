import { randomInt } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { deliveries, quoteRequests } from "#db/schema.ts";
import { createTestDatabase } from "#db/test-database.ts";
import { startMailServer } from "#e2e/support/mail-server.ts";
import { encodeForm, filledQuoteRequestForm, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { send } from "#e2e/support/http.ts";
import { someAddress } from "#e2e/support/fixtures.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { startReceiver, TEST_SECRET } from "#e2e/support/webhook-receiver.ts";
import { Instance } from "./site-instance.ts";

export type DeliveryReport = {
  stored: number;
  /** Still pending after the last kill. */
  leftByTheLastKill: number;
  /** References with a missing delivery. */
  undelivered: string[];
  /** Delivered more than once, always under the same id. */
  repeated: number;
};

const PATH = "/request-quote";
/** Kills happen within this time after a response: before, during or after the deliveries. */
const LONGEST_LIFE_MS = 1_500;

/** Kills the site right after acknowledgments, then compares stored with received deliveries. Needs `DATABASE_URL`. */
export async function killBetweenCommitAndDelivery(
  kills: number,
  env: Record<string, string> = {},
): Promise<DeliveryReport> {
  await using stack = new AsyncDisposableStack();
  const { database, url, drop } = await createTestDatabase();
  stack.defer(drop);
  const mailServer = await startMailServer();
  stack.defer(() => mailServer.stop());
  const receiver = await startReceiver((response) => response.writeHead(204).end());
  stack.defer(() => receiver.close());
  const instance = stack.use(
    await Instance.start(url, {
      ...env,
      SMTP_URL: mailServer.url,
      WEBHOOK_URLS: receiver.url,
      WEBHOOK_SECRET: TEST_SECRET,
      WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
    }),
  );
  for (let kill = 0; kill < kills; kill += 1) {
    await ask(instance.url);
    // Some whose response the kill may prevent.
    const others = Array.from({ length: randomInt(3) }, () => ask(instance.url));
    await sleep(randomInt(LONGEST_LIFE_MS));
    await Promise.all([instance.restart("SIGKILL"), Promise.allSettled(others)]);
  }
  const leftByTheLastKill = await countQueued(database);
  await workOff(database);
  const seen = [
    ...mailServer.mails.map((mail) => mail.messageId ?? ""),
    ...receiver.calls.map(({ headers }) => String(headers["webhook-id"])),
  ];
  return { ...(await compare(database, seen)), leftByTheLastKill };
}

async function ask(site: string): Promise<void> {
  const form = await send(site + PLAIN_REQUEST_QUOTE_PATH, {});
  const { type, body } = await encodeForm(filledQuoteRequestForm(form?.text ?? ""));
  const headers = { "content-type": type, "content-length": String(body.length), origin: site };
  const client = { "x-forwarded-for": someAddress() };
  const response = await send(
    site + PATH,
    { method: "POST", headers: { ...headers, ...client } },
    body,
  );
  if (!REFERENCE_IN_TEXT.test(response?.text ?? ""))
    throw new Error("A request was not acknowledged.");
}

const countQueued = (database: Database) =>
  database.$count(deliveries, eq(deliveries.state, "queued"));

/** Waits until the queue is empty, shifting time past the expiry of dead workers' jobs. */
async function workOff(database: Database): Promise<void> {
  for (let second = 0; second < 120 && (await countQueued(database)) > 0; second += 1) {
    await database.execute(
      sql`UPDATE deliveries SET next_attempt_at = next_attempt_at - interval '10 s' WHERE state = 'queued'`,
    );
    await sleep(1_000);
  }
}

async function compare(
  database: Database,
  seen: readonly string[],
): Promise<Omit<DeliveryReport, "leftByTheLastKill">> {
  const rows = await database
    .select({ id: deliveries.id, request: quoteRequests.id })
    .from(quoteRequests)
    .leftJoin(deliveries, eq(deliveries.quoteRequestId, quoteRequests.id));
  const times = (id: string | null) => seen.filter((one) => id !== null && one.includes(id)).length;
  const undelivered = rows.filter(({ id }) => times(id) === 0).map(({ request }) => request);
  return {
    stored: new Set(rows.map(({ request }) => request)).size,
    undelivered: [...new Set(undelivered)].map(formatReference),
    repeated: rows.filter(({ id }) => times(id) > 1).length,
  };
}
