import { createHash } from "node:crypto";
import { SPECULATION_RULES } from "#lib/browser/speculation-rules-text.ts";

type Header = { key: string; value: string };

/** Features that the site never uses; writing to the clipboard is used. */
const UNUSED_FEATURES =
  "accelerometer camera clipboard-read display-capture encrypted-media geolocation gyroscope " +
  "hid idle-detection local-fonts magnetometer microphone midi payment " +
  "publickey-credentials-create publickey-credentials-get screen-wake-lock serial " +
  "storage-access usb xr-spatial-tracking";

/** The headers of every response; `isSecure` if the site's URL is https. */
export function securityHeaders(isSecure: boolean): Header[] {
  return [
    { key: "X-Content-Type-Options", value: "nosniff" },
    // For browsers that do not know `frame-ancestors`.
    { key: "X-Frame-Options", value: "DENY" },
    // The filter of old browsers can itself be exploited.
    { key: "X-XSS-Protection", value: "0" },
    { key: "X-Permitted-Cross-Domain-Policies", value: "none" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { key: "Permissions-Policy", value: `${UNUSED_FEATURES.replaceAll(" ", "=(), ")}=()` },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    { key: "Cross-Origin-Embedder-Policy", value: "require-corp" },
    { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
    { key: "Origin-Agent-Cluster", value: "?1" },
    ...(isSecure ? [{ key: "Strict-Transport-Security", value: "max-age=63072000" }] : []),
  ];
}

/** Other sites embed Open Graph images. */
export const SHARED_IMAGE_HEADERS: Header[] = [
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

/** For whatever is not a page: nothing loads or runs if a browser shows it. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Prevents data from being rendered as a page. */
export const DATA_HEADERS: Header[] = [{ key: "Content-Security-Policy", value: DATA_POLICY }];

/** Our own documents: a policy on what loads would reach the viewers of older browsers. */
export const PDF_HEADERS: Header[] = [
  { key: "Content-Security-Policy", value: "base-uri 'none'; frame-ancestors 'none'" },
];

/** A file of a buyer, opened in a tab, has no origin and runs nothing. */
export const ATTACHMENT_HEADERS: Header[] = [
  { key: "Content-Security-Policy", value: `sandbox; ${DATA_POLICY}` },
];

/** Allows exactly these speculation rules; `'inline-speculation-rules'` would allow injected ones too. */
export const SPECULATION_RULES_SOURCE = hashSource(SPECULATION_RULES);

/** The policy of prerendered pages. */
export function pagePolicy(): string {
  return contentSecurityPolicy([SPECULATION_RULES_SOURCE]);
}

/** `scriptSources` are hashes or a nonce. Inline styles are allowed for React's style attributes. */
export function contentSecurityPolicy(scriptSources: readonly string[]): string {
  // Hot reload evaluates inline scripts.
  const sources =
    process.env.NODE_ENV === "development" ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptSources;
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...sources].join(" ")}`,
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

/** The default of `Retry-After`, in seconds. */
const RETRY_SECONDS = 5;

/** The fields of an answer that nobody keeps; a 429 or 503 says when to retry (`Retry-After`, in seconds). */
export function noStore(status = 200, retryAfterSeconds = RETRY_SECONDS): Record<string, string> {
  const isLater = status === 429 || status === 503;
  return {
    "Cache-Control": "no-store",
    ...(isLater && { "Retry-After": String(retryAfterSeconds) }),
  };
}

/** A route's Content-Length: Next leaves it out, and a download without it shows no progress. */
export const BODY_LENGTH = "X-Body-Length";

/** Headers for untrusted attachments: always a download, never rendered as a page of this site, never cached. */
export function fileHeaders({
  name,
  mediaType,
  size,
}: {
  name: string;
  mediaType: string;
  size?: number;
}): Record<string, string> {
  return {
    "Content-Type": mediaType,
    ...(size !== undefined && { [BODY_LENGTH]: String(size) }),
    "Content-Disposition": attachmentOf(name),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
}

/** A Content-Disposition header (RFC 6266) with the full name and an ASCII fallback. */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** RFC 8187 allows fewer unescaped characters than a URL. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
