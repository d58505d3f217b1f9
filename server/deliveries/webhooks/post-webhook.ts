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

/** One event for one address. `id` is `msg_<uuid>`, the same for every attempt. */
interface WebhookMessage {
  url: string;
  id: string;
  event: WebhookEvent;
  now?: Date;
}

interface WebhookSettings {
  secret: string;
  /** Hosts that may lie in a private network. */
  privateHosts: readonly string[];
}

interface WebhookLimits {
  /** For everything together: name, connection, answer. */
  attemptMs: number;
  /** How much of an answer is read, so that a receiver may end it in peace. Nothing is made of it. */
  readableBytes: number;
  readMs: number;
}

// Standard Webhooks asks for 15 to 30 seconds.
const LIMITS: WebhookLimits = { attemptMs: 20_000, readableBytes: 4_096, readMs: 1_000 };

/**
 * Makes one attempt to deliver an event: signed, over a verified certificate, to no private network that isn't named,
 * following no redirection. The words of the outcome hold nothing of the address but what kind of fault it has.
 */
export async function postWebhook(
  { url, id, event, now = new Date() }: WebhookMessage,
  { secret, privateHosts, ...limits }: WebhookSettings & Partial<WebhookLimits> = configured(),
): Promise<Outcome> {
  const body = JSON.stringify(event);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "User-Agent": "Teragus-Webhooks/1",
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
  // A name is looked at when it is connected to; an address is never looked up.
  if (!isNamed && isPrivateLiteral(url)) return explainFailure(new PrivateAddressError());
  const lookup = isNamed ? undefined : lookupPublic;
  // No agent: a connection that is kept for the next time is one that nobody looks at.
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
    const response = await answerTo(request.end(body));
    await readLittle(response, limits);
    return outcomeOf(response.statusCode ?? 0);
  } catch (error) {
    return explainFailure(error);
  } finally {
    request.destroy();
  }
}

/** Resolves with the first bytes of an answer, rejects with whatever went wrong until then or later. */
function answerTo(request: http.ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Stays for what goes wrong after the answer: nobody waits for that, and an error without a listener ends the process.
    request.on("error", reject);
    request.once("response", resolve);
    request.once("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response);
    });
  });
}

/** Its status has said all. What is cut here would be an error to a receiver that is still writing. */
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
    // It broke off or was cut here.
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { result: "delivered" };
  if (status === 410) return { result: "refused", words: "answered 410: it wants no more" };
  if (status >= 300 && status < 400)
    return { result: "postponed", words: `answered ${status}: redirections are not followed` };
  return { result: "postponed", words: `answered ${status}` };
}

function isPrivateLiteral(url: URL): boolean {
  const host = hostOf(url);
  return ipaddr.isValid(host) && !isPublicAddress(host);
}
