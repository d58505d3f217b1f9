/**
 * The Content-Security-Policy of a page whose inline scripts are allowed by `scriptSources` (hashes or a nonce).
 * Styles may be inline: React writes style attributes. Nothing comes from another host.
 */
export function contentSecurityPolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
