import { randomUUID } from "node:crypto";
import { getEnv } from "#server/env/env.ts";
import { requestContext } from "./log.ts";

export const REQUEST_ID_HEADER = "x-request-id";

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._~+/=:-]{0,127}$/;

/** The id from this server, else from a trusted proxy, else a new one. */
export function requestIdOf(headers: Headers, proxies = getEnv().TRUSTED_PROXIES): string {
  return (
    requestContext().getStore()?.requestId ??
    receivedRequestId(headers.get(REQUEST_ID_HEADER), proxies)
  );
}

/** Of a form's action, to which `proxy.ts` passed it; the custom server's has priority. */
export function requestIdOfAction(headers: Headers): string {
  return requestIdOf(headers, 1);
}

/** Runs `respond` under the request's id and adds it to the response; for serverless hosts. */
export async function withRequestId(
  headers: Headers,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const requestId = requestIdOf(headers);
  const response = await requestContext().run({ requestId }, respond);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  return response;
}

/** The incoming id if it is trusted and well-formed; else a new one. */
export function receivedRequestId(
  received: string | string[] | null | undefined,
  trustedProxies: number,
): string {
  const isTrusted = trustedProxies > 0 && typeof received === "string";
  return isTrusted && WELL_FORMED.test(received) ? received : randomUUID();
}
