import { isSameSecret } from "#server/auth/is-same-secret.ts";

type FunctionUrlEvent = {
  headers: Record<string, string | undefined>;
  requestContext: { http: { sourceIp: string } };
};

/** Set by the CDN, so that the function recognizes its requests. */
const ORIGIN_SECRET = "x-origin-secret";

/**
 * Rewrites `X-Forwarded-For` for a Lambda function URL, which passes on only the first, forgeable entry. Uses
 * `CloudFront-Viewer-Address` and the caller's IP as two proxies would, so `TRUSTED_PROXIES` is 1 behind CloudFront and
 * 0 without. The header counts only with `secret`, if one is set.
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
