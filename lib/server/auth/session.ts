import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { getIronSession, type IronSession, type SessionOptions } from "iron-session";
import { cookies } from "next/headers";
import { missingAdminConfiguration, passwordFingerprint } from "./admin-password.ts";
import { getEnv } from "#lib/server/env.ts";
import { log } from "#lib/server/observability/log.ts";
import { isSameSecret } from "./is-same-secret.ts";

/** A working day and a little more; nothing prolongs it. */
const LIFETIME_SECONDS = 12 * 60 * 60;

/** Where the open sessions are kept, each under the hash of its cookie's token. */
export type SessionStore = {
  insert: (tokenHash: string, lifetimeSeconds: number) => Promise<void>;
  isOpen: (tokenHash: string) => Promise<boolean>;
  delete: (tokenHash: string) => Promise<void>;
};

type SessionData = { token?: string; fingerprint?: string };

/**
 * Whether this request comes from a signed-in member of the export desk: the cookie must unseal, be of the current password, and its row must still be open.
 */
export async function verifySession(store: SessionStore): Promise<boolean> {
  const session = await readCookie();
  if (!session?.token || !isCurrent(session.fingerprint)) return false;
  return store.isOpen(digest(session.token));
}

/** Opens a session and sets its cookie; call it only after the password was right. */
export async function openSession(store: SessionStore): Promise<void> {
  const session = await readCookie();
  if (!session) throw new Error("A session cannot be opened without SESSION_SECRET.");
  if (session.token) await store.delete(digest(session.token));
  session.token = randomBytes(32).toString("base64url");
  session.fingerprint = passwordFingerprint(getEnv());
  await store.insert(digest(session.token), LIFETIME_SECONDS);
  await session.save();
}

/** Ends the session for good: a copy of the cookie is worth nothing afterwards. */
export async function closeSession(store: SessionStore): Promise<void> {
  const session = await readCookie();
  if (session?.token) await store.delete(digest(session.token));
  session?.destroy();
}

async function readCookie(): Promise<IronSession<SessionData> | undefined> {
  const env = getEnv();
  reportMissing(missingAdminConfiguration(env));
  if (missingAdminConfiguration(env).length > 0 || !env.SESSION_SECRET) return undefined;
  const secure = new URL(env.SITE_URL).protocol === "https:";
  const options: SessionOptions = {
    // A browser takes the prefixed name from this very host over https only.
    cookieName: secure ? "__Host-teragus-desk" : "teragus-desk",
    password: env.SESSION_SECRET,
    ttl: LIFETIME_SECONDS,
    // The page and its data routes share no folder, so the path is the root.
    cookieOptions: { httpOnly: true, sameSite: "strict", secure, path: "/" },
  };
  return getIronSession<SessionData>(await cookies(), options);
}

function isCurrent(fingerprint: string | undefined): boolean {
  return isSameSecret(fingerprint ?? "", passwordFingerprint(getEnv()));
}

function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

let reported = false;

function reportMissing(names: string[]): void {
  if (reported || names.length === 0) return;
  reported = true;
  log.warn({ missing: names }, "the inbox stays locked until these variables are set");
}
