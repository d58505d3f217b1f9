import { securityHeaders } from "#server/http/security-headers.ts";

/** What every answer of a site under test has, by the names that answers have them. */
export const SECURITY_HEADERS = Object.fromEntries(
  securityHeaders(false).map(({ key, value }) => [key.toLowerCase(), value]),
);
