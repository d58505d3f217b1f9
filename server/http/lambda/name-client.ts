import { isSameSecret } from "../../auth/is-same-secret.ts";

type FunctionUrlEvent = {
  headers: Record<string, string | undefined>;
  requestContext: { http: { sourceIp: string } };
};

/** Set by the CDN, so that the function recognizes its requests. */
const ORIGIN_SECRET = "x-origin-secret";

/**
 * Replaces X-Forwarded-For, which clients can forge, by the viewer's address from CloudFront and the peer's address. If
 * `secret` is set, only a request with it counts as CloudFront's.
 */
export function nameClient<Event extends FunctionUrlEvent>(event: Event, secret?: string): Event {
  const isFromCdn =
    secret === undefined || isSameSecret(event.headers[ORIGIN_SECRET] ?? "", secret);
  const viewer = isFromCdn ? addressOf(event.headers["cloudfront-viewer-address"]) : undefined;
  const { sourceIp } = event.requestContext.http;
  const forwardedFor = viewer ? `${viewer}, ${sourceIp}` : sourceIp;
  return { ...event, headers: { ...event.headers, "x-forwarded-for": forwardedFor } };
}

/** Parses `198.51.100.7:443` or `2001:db8::7:443`. */
function addressOf(addressAndPort: string | undefined): string | undefined {
  return addressAndPort?.replace(/:\d+$/, "").replaceAll(/[[\]]/g, "");
}
