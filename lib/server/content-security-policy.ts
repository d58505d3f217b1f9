import { bucketOrigin } from "./files/bucket-origin.ts";

/**
 * The Content-Security-Policy of a page whose inline scripts are allowed by `scriptSources` (hashes or a nonce).
 * Styles may be inline: React writes style attributes. Nothing comes from another host, and nothing goes there but files
 * to the bucket, where there is one.
 */
export function contentSecurityPolicy(scriptSources: readonly string[]): string {
  const bucket = bucketOrigin();
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(" ")}`,
    // A worker's script has no nonce, and 'strict-dynamic' would forbid it.
    ...(scriptSources.includes("'strict-dynamic'") ? ["worker-src 'self'"] : []),
    ...(bucket ? [`connect-src 'self' ${bucket}`] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
