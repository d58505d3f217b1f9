import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./send-static-file.ts";

const INBOX = "/admin/teragus-submissions";
/** More than can wait for a password check. Each costs a rendering, and a flood of them would delay all pages. */
const MOST_AT_ONCE = 24;

let taken = 0;

/** Rejects forms of the lock screen beyond a number at once, before they cost anything. Returns whether it responded. */
export function rejectSignInFlood(
  { method, url = "", headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  // Next runs an action on whichever page it is called.
  const isOurs = pathOf(url).startsWith(INBOX) || "next-action" in headers;
  if (method !== "POST" || !isOurs) return false;
  if (taken >= MOST_AT_ONCE) {
    response
      .writeHead(503, {
        "Cache-Control": "no-store",
        "Content-Type": "text/plain; charset=utf-8",
        "Retry-After": "1",
      })
      .end("Too many people are signing in at once. Go back, and try again.\n");
    return true;
  }
  taken += 1;
  response.once("close", () => {
    taken -= 1;
  });
  return false;
}
