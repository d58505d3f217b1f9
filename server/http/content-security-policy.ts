import { createHash } from "node:crypto";
import { SPECULATION_RULES } from "#lib/browser/speculation-rules-text.ts";
import { bucketOrigin } from "#server/files/bucket-origin.ts";

/**
 * The source expression that allows the speculation rules of the public pages, which a script of theirs adds: this very
 * text. `'inline-speculation-rules'` would allow whatever somebody injects.
 */
export const SPECULATION_RULES_SOURCE = hashSource(SPECULATION_RULES);

/**
 * The policy of every prerendered page: they have no inline scripts but the speculation rules. A build that keeps Next's
 * scripts has inline ones, whose text differs from page to page.
 */
export function pagePolicy(): string {
  return contentSecurityPolicy(
    process.env.KEEP_NEXT_SCRIPTS ? ["'unsafe-inline'"] : [SPECULATION_RULES_SOURCE],
  );
}

/**
 * The Content-Security-Policy of a page whose inline scripts are allowed by `scriptSources` (hashes or a nonce).
 * Styles may be inline: React writes style attributes. Nothing comes from another host, and nothing goes there but files
 * to the bucket, where there is one, and what a page asks of `connectSources`.
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  connectSources: readonly string[] = [],
): string {
  const bucket = bucketOrigin();
  const others = [...(bucket ? [bucket] : []), ...connectSources];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(" ")}`,
    // A worker's script has no nonce, and 'strict-dynamic' would forbid it.
    ...(scriptSources.includes("'strict-dynamic'") ? ["worker-src 'self'"] : []),
    ...(others.length > 0 ? [`connect-src ${["'self'", ...others].join(" ")}`] : []),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The source expression that allows an inline script by its text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
