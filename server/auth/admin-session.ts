import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Confirmation, AdminSession, SessionStore } from "#db/admin-sessions.ts";
import { getEnv } from "#server/env/env.ts";
import { passwordFingerprint } from "./password-fingerprint.ts";
import { isOfThisPassword, readSealedCookie, saveSealedCookie } from "./sealed-cookie.ts";
import { IDLE_SECONDS, LIFETIME_SECONDS } from "./session-limits.ts";

/** A sign-out at the auth service takes effect here after this time at most. */
export const CONFIRMED_SECONDS = 10 * 60;

/** Returns the session if its cookie unseals, was set under the current password and its row is still open. */
export async function verifySession(
  store: SessionStore,
  isUse: boolean,
): Promise<AdminSession | undefined> {
  const session = await readCookie();
  if (!session?.token || !isOfThisPassword(session)) return undefined;
  return store[isUse ? "use" : "find"](digest(session.token), IDLE_SECONDS);
}

/** Call only after the password or the auth service has authenticated the operator. */
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

/** The auth service's session id, even if its confirmation has expired; undefined if the session has ended. */
export async function findVerifiedSession(store: SessionStore): Promise<string | undefined> {
  const session = await readCookie();
  if (!session?.token || !isOfThisPassword(session)) return undefined;
  return store.findVerified(digest(session.token), IDLE_SECONDS);
}

/** Call only after the auth service has confirmed the account again. Does not count as use of the session. */
export async function confirmSession(
  store: SessionStore,
  confirmation: Confirmation,
): Promise<boolean> {
  const session = await readCookie();
  if (!session?.token) return false;
  return store.confirm(digest(session.token), IDLE_SECONDS, confirmation);
}

/** Ends the session in the database, so that a copy of the cookie is worthless. Returns whether there was one. */
export async function closeSession(store: SessionStore): Promise<boolean> {
  const session = await readCookie();
  const wasOpen = session?.token ? await store.delete(digest(session.token)) : false;
  session?.destroy();
  return wasOpen;
}

function readCookie() {
  return readSealedCookie<{ token?: string }>("teragus-desk", LIFETIME_SECONDS);
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
