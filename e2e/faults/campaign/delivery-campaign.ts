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

/** How the deliveries of the stored requests stand after so many kills. */
export type DeliveryReport = {
  stored: number;
  /** Deliveries that had not been made when the process was killed for the last time. */
  leftByTheLastKill: number;
  /** References of requests of which somebody was not told. */
  untold: string[];
  /** Deliveries that arrived more than once, each time under the same id. */
  repeated: number;
};

const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
const PATH = "/request-quote";
/** The longest that the site goes on after an answer before it is killed: before, in and after the deliveries. */
const LONGEST_LIFE_MS = 1_500;

/**
 * Sends requests to the built site and kills its process so many times, each time within moments after one was
 * acknowledged; then lets it work off what was left, and compares what is stored with what a mail server and a webhook
 * received. On loopback, gone afterwards. Needs `DATABASE_URL`.
 */
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
    // Some that are stored, and whose answer the kill may take with it.
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
  const answer = await send(
    site + PATH,
    { method: "POST", headers: { ...headers, ...client } },
    body,
  );
  if (!/TQ-\d+/.test(answer?.text ?? "")) throw new Error("A request was not acknowledged.");
}

/** A webhook's receiver that believes only what is signed; `ids` are those of what it took. */
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

/** Waits until nothing is queued, letting the time go by that would pass before a dead worker's jobs are taken over. */
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
  const untold = rows.filter(({ id }) => times(id) === 0).map(({ request }) => request);
  return {
    stored: new Set(rows.map(({ request }) => request)).size,
    untold: [...new Set(untold)].map(formatReference),
    repeated: rows.filter(({ id }) => times(id) > 1).length,
  };
}
