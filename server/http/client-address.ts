import { isIPv6 } from "node:net";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { isForwardedForVouched } from "./forwarded-for.ts";

const UNKNOWN = "unknown";
let warned = false;

/** The rate limit's key. Without a trusted proxy all clients share "unknown": too strict is better than no limit. */
export function clientOf(headers: Pick<Headers, "get">): string {
  const forwardedFor = isForwardedForVouched() ? headers.get("x-forwarded-for") : null;
  const client = clientAddress(forwardedFor, getEnv().TRUSTED_PROXIES);
  if (client === UNKNOWN && !warned) {
    warned = true;
    log.warn(
      { vouched: isForwardedForVouched(), trustedProxies: getEnv().TRUSTED_PROXIES },
      "clients cannot be told apart: all share one rate limit; see TRUSTED_PROXIES in docs/configuration.md",
    );
  }
  return client;
}

/** The address before `trustedProxies` entries of our own, IPv6 as /64 (one subscriber); "unknown" if absent. */
export function clientAddress(forwardedFor: string | null, trustedProxies: number): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const address = hops.at(-1 - trustedProxies);
  if (!address) return UNKNOWN;
  return isIPv6(address) ? subscriberOf(address) : address;
}

function subscriberOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [left = "", right] = address.split("::");
  const head = left ? left.split(":") : [];
  const tail = right ? right.split(":") : [];
  const zeros = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, zeros)).fill("0"), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":")}::/64`;
}
