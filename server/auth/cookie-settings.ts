import type { SessionOptions } from "iron-session";
import type { Env } from "#server/env/env.ts";

/** The cookie of a known browser, and how long it lasts. */
export const BROWSER_COOKIE = "teragus-browser";
export const KNOWN_SECONDS = 180 * 24 * 60 * 60;

/** How the cookie `name` is sealed and sent. */
export function cookieSettings(
  { SITE_URL }: Pick<Env, "SITE_URL">,
  password: string,
  name: string,
  lifetimeSeconds: number,
): SessionOptions {
  const secure = new URL(SITE_URL).protocol === "https:";
  return {
    // Browsers accept the `__Host-` prefix over https only.
    cookieName: secure ? `__Host-${name}` : name,
    password,
    ttl: lifetimeSeconds,
    // The page and its data routes share no folder, so the path is the root.
    cookieOptions: { httpOnly: true, sameSite: "strict", secure, path: "/" },
  };
}
