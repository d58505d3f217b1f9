import { randomUUID } from "node:crypto";
import { getEnv } from "./env.ts";
import { requestContext } from "./request-context.ts";

/** The header that carries a request's id, in both directions. */
export const REQUEST_ID_HEADER = "x-request-id";

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._~+/=:-]{0,127}$/;

/**
 * The id of the request with these headers: the one that this server gave it, else the one that it came with, where a
 * proxy of our own stands in front to vouch for it, else a new one.
 */
export function requestIdOf(headers: Headers): string {
  return (
    requestContext().getStore()?.requestId ??
    receivedRequestId(headers.get(REQUEST_ID_HEADER), getEnv().TRUSTED_PROXIES)
  );
}

/** The id that a request came with, where it can be trusted and is well-formed; else a new one. */
export function receivedRequestId(
  received: string | string[] | null | undefined,
  trustedProxies: number,
): string {
  const isTrusted = trustedProxies > 0 && typeof received === "string";
  return isTrusted && WELL_FORMED.test(received) ? received : randomUUID();
}
