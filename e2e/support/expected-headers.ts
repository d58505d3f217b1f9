import { securityHeaders } from "#server/http/security-headers.ts";

/** Required on every response; lowercase names. */
export const SECURITY_HEADERS = Object.fromEntries(
  securityHeaders(false).map(({ key, value }) => [key.toLowerCase(), value]),
);
