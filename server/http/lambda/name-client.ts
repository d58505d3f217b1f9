import { isSameSecret } from "#server/auth/is-same-secret.ts";

type FunctionUrlEvent = {
  headers: Record<string, string | undefined>;
  requestContext: { http: { sourceIp: string } };
};

/** What the CDN sends with each request, so that the function knows those that came through it. */
const ORIGIN_SECRET = "x-origin-secret";

/**
 * Writes the `X-Forwarded-For` of a request to a Lambda function URL anew. The URL keeps only the first entry of what
 * CloudFront sent, and the first one is whatever the client made up. What cannot be made up is CloudFront's own
 * `CloudFront-Viewer-Address`, and the peer that called the function: they become the entries that two proxies would
 * have appended, so that `TRUSTED_PROXIES` is 1 behind CloudFront and 0 without it. Whoever calls the function past
 * CloudFront could write that header too, so it counts only beside `secret`, where one is set.
 */
export function nameClient<Event extends FunctionUrlEvent>(event: Event, secret?: string): Event {
  const isFromCdn =
    secret === undefined || isSameSecret(event.headers[ORIGIN_SECRET] ?? "", secret);
  const viewer = isFromCdn ? addressOf(event.headers["cloudfront-viewer-address"]) : undefined;
  const { sourceIp } = event.requestContext.http;
  const forwardedFor = viewer ? `${viewer}, ${sourceIp}` : sourceIp;
  return { ...event, headers: { ...event.headers, "x-forwarded-for": forwardedFor } };
}

/** The address of `198.51.100.7:443` or `2001:db8::7:443`. */
function addressOf(addressAndPort: string | undefined): string | undefined {
  return addressAndPort?.replace(/:\d+$/, "").replaceAll(/[[\]]/g, "");
}
