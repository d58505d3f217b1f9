import ipaddr from "ipaddr.js";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { isCustomServer } from "./custom-server.ts";

const UNKNOWN = "unknown";
/**
 * What some proxies write around an address: `1.2.3.4:5678`, `[2001:db8::5]:41000`, `::ffff:1.2.3.4:_p`, `2001:db8::5:41000`.
 * No group has five digits, but `2001:db8::5:443` may be an address: its port is kept, and hardly ever changes the /64.
 */
const WITH_PORT =
  /^(?:\[(.+)\]|([^:]+|::ffff:[\d.]+|.+(?=:\d{5}$)|(?:[^:]+:){7}[^:]+))(?::[\w-]+)?$/i;
let warned = false;

/** The rate limit's key. Without a trusted proxy all clients share "unknown": too strict is better than no limit. */
export function clientOf(headers: Pick<Headers, "get">): string {
  // `next start` passes on what the client sent; Vercel overwrites it with the client's address.
  const isTrusted = isCustomServer() || process.env.VERCEL === "1";
  const { TRUSTED_PROXIES: trustedProxies } = getEnv();
  const client = clientAddress(isTrusted ? headers.get("x-forwarded-for") : null, trustedProxies);
  if (client === UNKNOWN && !warned) {
    warned = true;
    log.warn(
      { trusted: isTrusted, trustedProxies },
      "clients cannot be told apart: all share one rate limit; see TRUSTED_PROXIES in docs/configuration.md",
    );
  }
  return client;
}

/** The address before `trustedProxies` entries of our own, IPv6 as /64 (one subscriber); "unknown" if absent. */
export function clientAddress(forwardedFor: string | null, trustedProxies: number): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => hop.trim());
  const hop = hops.at(-1 - trustedProxies);
  if (!hop) return UNKNOWN;
  const [, bracketed, plain] = WITH_PORT.exec(hop) ?? [];
  const text = bracketed ?? plain ?? hop;
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
