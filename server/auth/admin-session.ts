import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Confirmation, AdminSession, SessionStore } from "#db/admin-sessions.ts";
import { getEnv } from "#server/env/env.ts";
import { passwordFingerprint } from "./password-fingerprint.ts";
import { isOfThisPassword, readSealedCookie, saveSealedCookie } from "./sealed-cookie.ts";
import { IDLE_SECONDS, LIFETIME_SECONDS } from "./session-limits.ts";

/** How long a session holds that the auth service vouches for: signed out there is signed out here after so long at the most. */
export const CONFIRMED_SECONDS = 10 * 60;

/**
 * The session of this request, where it comes from a signed-in member of the export desk: the cookie must unseal, be of
 * the current password, and its row must still be open.
 */
export async function verifySession(
  store: SessionStore,
  isUse: boolean,
): Promise<AdminSession | undefined> {
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
