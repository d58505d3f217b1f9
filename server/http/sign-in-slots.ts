import type { IncomingMessage, ServerResponse } from "node:http";
import { isRecognized } from "#server/auth/recognize-browser.ts";
import { pathOf } from "./send-static-file.ts";

const INBOX = "/admin/teragus-submissions";
/** More than can wait for a password check. Each costs a rendering, and a flood of them would delay all pages. */
const MOST_AT_ONCE = 24;

const BUSY = {
  "Cache-Control": "no-store",
  "Content-Type": "text/plain; charset=utf-8",
  "Retry-After": "1",
};

let taken = 0;

/**
 * Rejects strangers' forms of the lock screen beyond a number at once, before they cost anything. Returns whether it
 * responded.
 */
export async function rejectSignInFlood(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url = "", headers } = request;
  // Next runs an action on whichever page it is called.
  const isOurs = pathOf(url).startsWith(INBOX) || "next-action" in headers;
  if (method !== "POST" || !isOurs) return false;
  if (taken >= MOST_AT_ONCE) {
    if (await isRecognized(request, response)) return false;
    response.writeHead(503, BUSY).end("Too many people are signing in at once. Try again.\n");
    return true;
  }
  taken += 1;
  response.once("close", () => {
    taken -= 1;
  });
  return false;
}
