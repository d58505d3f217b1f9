/** One header of an answer, as Next's configuration writes it. */
type Header = { key: string; value: string };

/** What the site's pages never ask a browser for; copying to the clipboard they do. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "xr-spatial-tracking",
];

/**
 * What every answer tells browsers, pages, files, data and refusals alike; `isSecure` on a site whose address is https.
 * Nothing of ours is for other sites' pages, and nothing of theirs is in ours.
 */
export function securityHeaders(isSecure: boolean): Header[] {
  return [
    { key: "X-Content-Type-Options", value: "nosniff" },
    // For what has no policy, such as documents; in a page its `frame-ancestors` says the same.
    { key: "X-Frame-Options", value: "DENY" },
    // The filter of old browsers, which could be turned against a page.
    { key: "X-XSS-Protection", value: "0" },
    { key: "X-Permitted-Cross-Domain-Policies", value: "none" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    {
      key: "Permissions-Policy",
      value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    { key: "Cross-Origin-Embedder-Policy", value: "require-corp" },
    { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
    { key: "Origin-Agent-Cluster", value: "?1" },
    ...(isSecure
      ? [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }]
      : []),
  ];
}

/** The pictures that a shared link is shown with stand in other sites' pages. */
export const SHARED_IMAGE_HEADERS: Header[] = [
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

/** Data is never a page, whoever opens its address. */
export const DATA_HEADERS: Header[] = [
  {
    key: "Content-Security-Policy",
    value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];
