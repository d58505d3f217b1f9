import "server-only";
import { randomUUID } from "node:crypto";
import { isOfThisPassword, readSealedCookie, saveSealedCookie } from "./sealed-cookie.ts";

/** How long a browser is known after it was last let in. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

/**
 * Which browser this is, where it was let in before under the password of today: what OWASP calls a device cookie. It
 * opens nothing; what strangers guess just does not count against it.
 */
export async function knownBrowser(): Promise<string | undefined> {
  const cookie = await readCookie();
  return cookie && isOfThisPassword(cookie) ? cookie.browser : undefined;
}

/** Knows this browser from now on; call it only after the password was right. */
export async function rememberBrowser(): Promise<void> {
  const cookie = await readCookie();
  if (!cookie) return;
  cookie.browser ??= randomUUID();
  await saveSealedCookie(cookie);
}

function readCookie() {
  return readSealedCookie<{ browser?: string }>("teragus-browser", KNOWN_SECONDS);
}
