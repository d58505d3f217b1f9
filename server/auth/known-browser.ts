import "server-only";
import { randomUUID } from "node:crypto";
import { BROWSER_COOKIE, KNOWN_SECONDS } from "./cookie-settings.ts";
import { isOfThisPassword, readSealedCookie, saveSealedCookie } from "./sealed-cookie.ts";

/** A browser that has signed in under the current password (OWASP's "device cookie") has its own rate limit. */
export async function knownBrowser(): Promise<string | undefined> {
  const cookie = await readCookie();
  return cookie && isOfThisPassword(cookie) ? cookie.browser : undefined;
}

/** Call only after the password was right. */
export async function rememberBrowser(): Promise<void> {
  const cookie = await readCookie();
  if (!cookie) return;
  cookie.browser ??= randomUUID();
  await saveSealedCookie(cookie);
}

/** Call only for a sign-in link. The browser's attempts are counted anew; returns its id. */
export async function rememberNewBrowser(seconds: number): Promise<string | undefined> {
  // The seal itself expires, however long a known browser's cookie may be read.
  const cookie = await readCookie(seconds);
  if (!cookie) return undefined;
  cookie.browser = randomUUID();
  await saveSealedCookie(cookie);
  return cookie.browser;
}

function readCookie(seconds = KNOWN_SECONDS) {
  return readSealedCookie<{ browser?: string }>(BROWSER_COOKIE, seconds);
}
