import { company } from "#content/company.ts";
import http, { type IncomingMessage, type RequestOptions } from "node:http";
import https from "node:https";
import ipaddr from "ipaddr.js";
import { Webhook } from "standardwebhooks";
import type { Outcome } from "#db/deliveries/delivery-outcome.ts";
import { getEnv } from "#server/env/env.ts";
import { StartError } from "#server/env/start-error.ts";
import { explainFailure } from "./explain-failure.ts";
import { isPublicAddress, lookupPublic, PrivateAddressError } from "./public-address.ts";
import type { WebhookEvent } from "./webhook-events.ts";
import { hostOf, mayBePrivate } from "#server/env/webhook-variables.ts";

/** `id` is `msg_<uuid>`, the same for every attempt. */
interface WebhookMessage {
  url: string;
  id: string;
  event: WebhookEvent;
  now?: Date;
}

interface WebhookSettings {
  secret: string;
  privateHosts: readonly string[];
}

interface WebhookLimits {
  /** For lookup, connection and response together. */
  attemptMs: number;
  /** Reads the start of the response, so that the receiver can finish writing; the content is ignored. */
  readableBytes: number;
  readMs: number;
}

// Standard Webhooks recommends 15 to 30 seconds.
const LIMITS: WebhookLimits = { attemptMs: 20_000, readableBytes: 4_096, readMs: 1_000 };

/** One signed attempt to a public or listed private host, without redirects. The result never holds the address. */
export async function postWebhook(
  { url, id, event, now = new Date() }: WebhookMessage,
  { secret, privateHosts, ...limits }: WebhookSettings & Partial<WebhookLimits> = configured(),
): Promise<Outcome> {
  const body = JSON.stringify(event);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "User-Agent": `${company.slug}-webhooks/1`,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
  return post(new URL(url), body, headers, privateHosts, { ...LIMITS, ...limits });
}

function configured(): WebhookSettings {
  const { WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE_HOSTS: privateHosts } = getEnv();
  if (!secret) throw new StartError("WEBHOOK_SECRET is not set.");
  return { secret, privateHosts };
}

async function post(
  url: URL,
  body: string,
  headers: RequestOptions["headers"],
  privateHosts: readonly string[],
  limits: WebhookLimits,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(limits.attemptMs);
  const isNamed = mayBePrivate(url, privateHosts);
  // A host name is checked at connect time; a literal IP address is never looked up.
  if (!isNamed && isPrivateLiteral(url)) return explainFailure(new PrivateAddressError());
  const lookup = isNamed ? undefined : lookupPublic;
  // No agent: a reused connection would bypass the address check.
  const options = {
    method: "POST",
    headers,
    signal,
    lookup,
    agent: false,
    rejectUnauthorized: true,
  };
  const request = (url.protocol === "https:" ? https : http).request(url, options);
  try {
    const response = await responseTo(request.end(body));
    await readLittle(response, limits);
    return outcomeOf(response.statusCode ?? 0);
  } catch (error) {
    return explainFailure(error);
  } finally {
    request.destroy();
  }
}

function responseTo(request: http.ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Keep listening after the response: an error without a listener ends the process.
    request.on("error", reject);
    request.once("response", resolve);
    request.once("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response);
    });
  });
}

/** The status is enough. Destroying the response too early would cause an error in a receiver that is still writing. */
async function readLittle(
  response: IncomingMessage,
  { readableBytes, readMs }: WebhookLimits,
): Promise<void> {
  const timer = setTimeout(() => response.destroy(), readMs);
  let read = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      read += chunk.length;
      if (read > readableBytes) break;
    }
  } catch {
    // The body ended early or was cut off here.
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { result: "delivered" };
  if (status === 410) return { result: "rejected", words: "answered 410: it wants no more" };
  if (status >= 300 && status < 400)
    return { result: "postponed", words: `answered ${status}: redirections are not followed` };
  return { result: "postponed", words: `answered ${status}` };
}

function isPrivateLiteral(url: URL): boolean {
  const host = hostOf(url);
  return ipaddr.isValid(host) && !isPublicAddress(host);
}
