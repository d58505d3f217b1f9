import { createHash } from "node:crypto";
import { SPECULATION_RULES } from "#lib/browser/speculation-rules-text.ts";
import { bucketOrigin } from "#server/files/bucket-origin.ts";

/** Allows exactly these speculation rules; `'inline-speculation-rules'` would allow injected ones too. */
export const SPECULATION_RULES_SOURCE = hashSource(SPECULATION_RULES);

/** The policy of prerendered pages. A build that keeps Next's scripts has inline ones that differ from page to page. */
export function pagePolicy(): string {
  return contentSecurityPolicy(
    process.env.KEEP_NEXT_SCRIPTS ? ["'unsafe-inline'"] : [SPECULATION_RULES_SOURCE],
  );
}

/** `scriptSources` are hashes or a nonce. Inline styles are allowed for React's style attributes. */
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

export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
