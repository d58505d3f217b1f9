import { randomUUID } from "node:crypto";
import { getEnv } from "#server/env/env.ts";
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

/** The id that `proxy.ts` passed on with a form to its action; our own server's comes first, as everywhere. */
export function passedRequestId(headers: Headers): string {
  return (
    requestContext().getStore()?.requestId ?? receivedRequestId(headers.get(REQUEST_ID_HEADER), 1)
  );
}

/**
 * Answers a request under its id: what `respond` logs carries it, and so does the answer. Our own server has done both
 * already; on a serverless host this does.
 */
export async function withRequestId(
  headers: Headers,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(headers);
  const response = await requestContext().run({ requestId }, respond);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  return response;
}

/** The id that a request came with, where it can be trusted and is well-formed; else a new one. */
export function receivedRequestId(
  received: string | string[] | null | undefined,
  trustedProxies: number,
): string {
  const isTrusted = trustedProxies > 0 && typeof received === "string";
  return isTrusted && WELL_FORMED.test(received) ? received : randomUUID();
}
