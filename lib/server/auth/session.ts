import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Person } from "#lib/quote-request/person.ts";
import { getEnv } from "#lib/server/env.ts";
import { passwordFingerprint } from "./password-fingerprint.ts";
import { isOfThisPassword, readSealedCookie, saveSealedCookie } from "./sealed-cookie.ts";
import { IDLE_SECONDS, LIFETIME_SECONDS } from "./session-limits.ts";

/** How long a session holds that the auth service vouches for: signed out there is signed out here after so long at the most. */
export const CONFIRMED_SECONDS = 10 * 60;

/** A session of the export desk's that is open, and who works in it: nobody yet, where the password opened it. */
export type DeskSession = { id: string; person: Person | undefined };

/** Who the auth service says that somebody is, in which session of its own, and for how long without asking it again. */
export type Confirmation = { name: string; authSessionId: string; seconds: number };

/** Where the open sessions are kept, each under the hash of its cookie's token. */
export type SessionStore = {
  /** With a confirmation the session is its person's, and ends when that does. */
  insert: (session: {
    tokenHash: string;
    passwordFingerprint: string;
    lifetimeSeconds: number;
    confirmation: Confirmation | undefined;
  }) => Promise<void>;
  /** The session where it is open and was used within `idleSeconds`; notes that it is used now. */
  use: (tokenHash: string, idleSeconds: number) => Promise<DeskSession | undefined>;
  /** The same, without noting anything. */
  find: (tokenHash: string, idleSeconds: number) => Promise<DeskSession | undefined>;
  /** Says who works in a session that has no confirmed person; false where it has one, or is gone. */
  name: (id: string, name: string) => Promise<boolean>;
  /**
   * The auth service's session of one that it vouches for, where it is open but for the time of its confirmation; undefined
   * where there is none.
   */
  findVerified: (tokenHash: string, idleSeconds: number) => Promise<string | undefined>;
  /** Lets a session hold on that `findVerified` finds under the same auth session, and says whether there was one. */
  confirm: (tokenHash: string, idleSeconds: number, confirmation: Confirmation) => Promise<boolean>;
  delete: (tokenHash: string) => Promise<void>;
};

/**
 * The session of this request, where it comes from a signed-in member of the export desk: the cookie must unseal, be of
 * the current password, and its row must still be open.
 */
export async function verifySession(
  store: SessionStore,
  isUse: boolean,
): Promise<DeskSession | undefined> {
  const session = await readCookie();
  if (!session?.token || !isOfThisPassword(session)) return undefined;
  return store[isUse ? "use" : "find"](digest(session.token), IDLE_SECONDS);
}

/** Opens a session and sets its cookie; call it only after the password was right, or the auth service said who it is. */
export async function openSession(store: SessionStore, confirmation?: Confirmation): Promise<void> {
  const session = await readCookie();
  if (!session) throw new Error("A session cannot be opened without SESSION_SECRET.");
  if (session.token) await store.delete(digest(session.token));
  session.token = randomBytes(32).toString("base64url");
  await store.insert({
    tokenHash: digest(session.token),
    passwordFingerprint: passwordFingerprint(getEnv()),
    lifetimeSeconds: LIFETIME_SECONDS,
    confirmation,
  });
  await saveSealedCookie(session);
}

/**
 * The auth service's session of this request's session, where that service vouches for it: also when it was not asked in time, and
 * not when the session ended by itself, was ended, or was not used for long.
 */
export async function findVerifiedSession(store: SessionStore): Promise<string | undefined> {
  const session = await readCookie();
  if (!session?.token || !isOfThisPassword(session)) return undefined;
  return store.findVerified(digest(session.token), IDLE_SECONDS);
}

/** Lets this request's session hold on; call it only after the auth service said anew who it is. It is no use of the session. */
export async function confirmSession(
  store: SessionStore,
  confirmation: Confirmation,
): Promise<boolean> {
  const session = await readCookie();
  if (!session?.token) return false;
  return store.confirm(digest(session.token), IDLE_SECONDS, confirmation);
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
