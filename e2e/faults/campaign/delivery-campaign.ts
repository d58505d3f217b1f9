import { randomInt } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import type { Database } from "#db/client.ts";
import { deliveries, quoteRequests } from "#db/schema.ts";
import { createTestDatabase } from "#db/test-database.ts";
import { startMailServer } from "#e2e/support/mail-server.ts";
import { encodeForm, filledQuoteRequestForm } from "#e2e/support/plain-form.ts";
import { send } from "#e2e/support/sender.ts";
import { someAddress } from "#e2e/support/some-address.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { Instance } from "./site-instance.ts";
import { REFERENCE_IN_TEXT } from "#e2e/support/reference.ts";

export type DeliveryReport = {
  stored: number;
  /** Still pending after the last kill. */
  leftByTheLastKill: number;
  /** References with a missing delivery. */
  undelivered: string[];
  /** Delivered more than once, always under the same id. */
  repeated: number;
};

const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
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
  const receiver = await startReceiver();
  stack.defer(() => receiver.stop());
  const instance = stack.use(
    await Instance.start(url, {
      ...env,
      SMTP_URL: mailServer.url,
      WEBHOOK_URLS: receiver.url,
      WEBHOOK_SECRET: SECRET,
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
  const seen = [...mailServer.mails.map((mail) => mail.messageId ?? ""), ...receiver.ids];
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

/** Accepts only signed calls; `ids` are theirs. */
async function startReceiver() {
  const ids: string[] = [];
  const webhook = new Webhook(SECRET);
  const server = createServer(async (request, response) => {
    try {
      webhook.verify(await text(request), request.headers as Record<string, string>);
      ids.push(String(request.headers["webhook-id"]));
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    ids,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const countQueued = (database: Database) =>
  database.$count(deliveries, eq(deliveries.state, "queued"));

/** Waits until the queue is empty, shifting time past the expiry of dead workers' jobs. */
async function workOff(database: Database): Promise<void> {
  for (let second = 0; second < 120 && (await countQueued(database)) > 0; second += 1) {
    await database.execute(
      sql`UPDATE pgboss.job SET started_on = started_on - interval '10 s', start_after = start_after - interval '10 s' WHERE state IN ('active', 'retry')`,
    );
    await database.execute(
      sql`UPDATE pgboss.queue SET monitor_claim_on = monitor_claim_on - interval '10 s'`,
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
