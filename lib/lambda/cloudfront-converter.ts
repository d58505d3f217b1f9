import functionUrl from "@opennextjs/aws/overrides/converters/aws-apigw-v2.js";
import type { Converter } from "@opennextjs/aws/types/overrides.js";
import { vouchForForwardedFor } from "../server/forwarded-for.ts";

type FunctionUrlEvent = {
  headers: Record<string, string | undefined>;
  requestContext: { http: { sourceIp: string } };
};

/**
 * Reads the requests of a Lambda function URL behind CloudFront.
 *
 * A function URL keeps only the first entry of `X-Forwarded-For`, which is the one that a client made up. So the header
 * is written anew, from what cannot be made up: CloudFront's `CloudFront-Viewer-Address`, then the peer that called the
 * function. `TRUSTED_PROXIES` is 1 behind CloudFront and 0 without it, as on a server of one's own.
 */
const cloudFrontConverter: Converter = {
  ...functionUrl,
  name: "cloudfront-function-url",
  convertFrom: (event: FunctionUrlEvent) => {
    const viewer = addressOf(event.headers["cloudfront-viewer-address"]);
    const { sourceIp } = event.requestContext.http;
    const headers = {
      ...event.headers,
      "x-forwarded-for": viewer ? `${viewer}, ${sourceIp}` : sourceIp,
      // OpenNext would compress with Brotli at its highest level, which an export or a rendered page waits for.
      "accept-encoding": event.headers["accept-encoding"]?.includes("gzip") ? "gzip" : "identity",
    };
    return functionUrl.convertFrom({ ...event, headers });
  },
};

vouchForForwardedFor();

export default cloudFrontConverter;

/** The address of `198.51.100.7:443` or `2001:db8::7:443`. */
function addressOf(addressAndPort: string | undefined): string | undefined {
  return addressAndPort?.replace(/:\d+$/, "").replaceAll(/[[\]]/g, "");
}
