import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { isOfThisPassword, readSealedCookie, saveSealedCookie } from "./sealed-cookie.ts";

/** A working day and a little more; nothing prolongs it. */
const LIFETIME_SECONDS = 12 * 60 * 60;
/**
 * A lunch, not an evening. What the inbox asks for when somebody does something, looks at its window again or comes back
 * to the network counts as use; what it asks for by the clock does not, but for the
 * minute in which the mails of an open request are on their way.
 */
const IDLE_SECONDS = 2 * 60 * 60;

/** Where the open sessions are kept, each under the hash of its cookie's token. */
export type SessionStore = {
  insert: (tokenHash: string, lifetimeSeconds: number) => Promise<void>;
  /** Whether a session is open and was used within `idleSeconds`; notes that it is used now. */
  use: (tokenHash: string, idleSeconds: number) => Promise<boolean>;
  /** The same, without noting anything. */
  isOpen: (tokenHash: string, idleSeconds: number) => Promise<boolean>;
  delete: (tokenHash: string) => Promise<void>;
};

/**
 * Whether this request comes from a signed-in member of the export desk: the cookie must unseal, be of the current password, and its row must still be open.
 */
export async function verifySession(store: SessionStore, isUse: boolean): Promise<boolean> {
  const session = await readCookie();
  if (!session?.token || !isOfThisPassword(session)) return false;
  return store[isUse ? "use" : "isOpen"](digest(session.token), IDLE_SECONDS);
}

/** Opens a session and sets its cookie; call it only after the password was right. */
export async function openSession(store: SessionStore): Promise<void> {
  const session = await readCookie();
  if (!session) throw new Error("A session cannot be opened without SESSION_SECRET.");
  if (session.token) await store.delete(digest(session.token));
  session.token = randomBytes(32).toString("base64url");
  await store.insert(digest(session.token), LIFETIME_SECONDS);
  await saveSealedCookie(session);
}

/** Ends the session for good: a copy of the cookie is worth nothing afterwards. */
export async function closeSession(store: SessionStore): Promise<void> {
  const session = await readCookie();
  if (session?.token) await store.delete(digest(session.token));
  session?.destroy();
}

function readCookie() {
  return readSealedCookie<{ token?: string }>("teragus-desk", LIFETIME_SECONDS);
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
