import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import ipaddr from "ipaddr.js";
import { company } from "#content/company.ts";
import { Webhook } from "standardwebhooks";
import type { SendResult } from "#db/deliveries/claim-mutations.ts";
import { getEnv, hostOf, mayBePrivate } from "#server/env/env.ts";
import type { WebhookEvent } from "./webhook-format.ts";
import dns from "node:dns";
import type { LookupFunction } from "node:net";

/** `id` is `msg_<uuid>`, the same for every attempt. */
type WebhookMessage = { url: string; id: string; event: WebhookEvent };
type WebhookSettings = { secret: string; privateHosts: readonly string[] };

/** For lookup, connection and response together. Standard Webhooks recommends 15 to 30 seconds. */
const ATTEMPT_MS = 20_000;

/** One signed attempt to a public or listed private host, without redirects. The result never holds the address. */
export async function postWebhook(
  { url: address, id, event }: WebhookMessage,
  { secret, privateHosts }: WebhookSettings = configured(),
  attemptMs = ATTEMPT_MS,
): Promise<SendResult> {
  const url = new URL(address);
  const now = new Date();
  const body = JSON.stringify(event);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "User-Agent": `${company.slug}-webhooks/1`,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
  const signal = AbortSignal.timeout(attemptMs);
  const isNamed = mayBePrivate(url, privateHosts);
  // A host name is checked at connect time; a literal IP address is never looked up.
  if (!isNamed && ipaddr.isValid(hostOf(url)) && !isPublicAddress(hostOf(url)))
    return explainFailure(new PrivateAddressError());
  const lookup = isNamed ? undefined : lookupPublic;
  // No agent: a reused connection would bypass the address check.
  const checks = { lookup, agent: false, rejectUnauthorized: true } as const;
  const options = { method: "POST", headers, signal, ...checks };
  const request = (url.protocol === "https:" ? https : http).request(url, options);
  try {
    const response = await responseTo(request.end(body));
    // The status is enough; the receiver may finish writing within the attempt's time.
    response.resume();
    return resultOf(response.statusCode ?? 0);
  } catch (error) {
    return explainFailure(error);
  }
}

function configured(): WebhookSettings {
  // The environment is refused with an address and no secret.
  const { WEBHOOK_SECRET: secret = "", WEBHOOK_PRIVATE_HOSTS: privateHosts } = getEnv();
  return { secret, privateHosts };
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

function resultOf(status: number): SendResult {
  if (status >= 200 && status < 300) return { result: "delivered" };
  if (status === 410) return { result: "rejected", reason: "answered 410: it wants no more" };
  if (status >= 300 && status < 400)
    return { result: "postponed", reason: `answered ${status}: redirections are not followed` };
  return { result: "postponed", reason: `answered ${status}` };
}

/** Explanations by error code; the error's message would contain the address. */
const REASONS: readonly [code: RegExp, reason: string][] = [
  [/^EPRIVATE$/, "is in a private network; WEBHOOK_PRIVATE_HOSTS would have to name its host"],
  [/^(ABORT_ERR|ETIMEDOUT)$/, "did not answer in time"],
  [/^(ENOTFOUND|ENODATA|EAI_\w+)$/, "has a name that cannot be looked up"],
  [/^ECONNREFUSED$/, "let nobody connect"],
  [/^E(HOST|NET)UNREACH$/, "cannot be reached"],
  [/^(ECONNRESET|EPIPE)$/, "broke the connection off"],
  [/^HPE_/, "answered with something that is not HTTP"],
  [/CERT|ISSUER|VERIFY/, "showed a certificate that is not accepted"],
  [/^(EPROTO|ERR_SSL_)/, "could not agree on an encryption"],
];

/** Explains an attempt without a response. Every such error may be temporary, so the delivery is retried. */
function explainFailure(error: unknown): SendResult {
  const { code = "no code" } = error as NodeJS.ErrnoException;
  const known = REASONS.find(([pattern]) => pattern.test(code));
  return { result: "postponed", reason: known?.[1] ?? `cannot be reached (${code})` };
}

class PrivateAddressError extends Error {
  readonly code = "EPRIVATE";
}

const GLOBAL_UNICAST = ipaddr.IPv6.parse("2000::");
/** The NAT64 prefix of public addresses; 64:ff9b:1:: is for local use. */
const TRANSLATED = ipaddr.IPv6.parse("64:ff9b::");

/** Whether an IP address is public; an IPv6 address with an embedded IPv4 address is judged by the latter. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const carried = unwrap(ipaddr.parse(address));
  if (carried.range() !== "unicast") return false;
  return carried instanceof ipaddr.IPv4 || carried.match(GLOBAL_UNICAST, 3);
}

/** Fails with a `PrivateAddressError`. Checks the address that is connected to, which prevents DNS rebinding. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(), "", 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** The address inside an IPv4-mapped, NAT64 or 6to4 address; others unchanged. */
function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  const bytes = address.toByteArray();
  if (address.isIPv4MappedAddress() || address.match(TRANSLATED, 96))
    return new ipaddr.IPv4(bytes.slice(12));
  return address.range() === "6to4" ? new ipaddr.IPv4(bytes.slice(2, 6)) : address;
}
