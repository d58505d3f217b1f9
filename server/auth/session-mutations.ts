import "server-only";
import { hash, randomBytes } from "node:crypto";
import { getIronSession } from "iron-session";
import { cookies } from "next/headers";
import {
  deleteAdminSession,
  findAdminSession,
  insertAdminSession,
  LIFETIME_SECONDS,
  nameAdminSession,
  type AdminSession,
} from "#db/session-queries.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { HttpError } from "#lib/http/http-error.ts";
import { OPERATOR_MISSING } from "#lib/inbox/quote-request-change.ts";
import { getDatabase } from "#server/database.ts";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { isSameSecret, missingAdminConfiguration, passwordFingerprint } from "./password-policy.ts";

/**
 * The session of this request if its cookie unseals, was set under the current password and its row is still open. Call
 * it wherever data is read. `isUse: false` for automatic requests, so that an idle session may still expire.
 */
export function verifySession({ isUse = true } = {}): Promise<AdminSession | undefined> {
  return withDeadline(VISITOR_LIMIT_MS, async () => {
    const cookie = await readCookie();
    if (!cookie?.token || !isSameSecret(cookie.fingerprint ?? "", passwordFingerprint(getEnv())))
      return undefined;
    return findAdminSession(getDatabase(), digest(cookie.token), { isUse });
  });
}

/** Like `verifySession`, but throws a 401 if there is no session. */
export async function requireSession(options?: { isUse: boolean }): Promise<AdminSession> {
  const session = await verifySession(options);
  if (!session) throw new HttpError(401, "Sign in first.");
  return session;
}

/** The operator's name for the history; throws a 401 without a session and a 428 without a name. */
export async function requireOperator(): Promise<string> {
  const { operator } = await requireSession();
  if (operator === null) throw new HttpError(OPERATOR_MISSING, "Enter your name first.");
  return operator;
}

/** Call only after the password was right. */
export async function openSession(): Promise<void> {
  const cookie = await readCookie();
  if (!cookie) throw new Error("A session cannot be opened without SESSION_SECRET.");
  if (cookie.token) await deleteAdminSession(getDatabase(), digest(cookie.token));
  cookie.token = randomBytes(32).toString("base64url");
  cookie.fingerprint = passwordFingerprint(getEnv());
  await insertAdminSession(getDatabase(), {
    tokenHash: digest(cookie.token),
    passwordFingerprint: cookie.fingerprint,
  });
  await cookie.save();
}

/** Ends the session in the database, so that a copy of the cookie is worthless. Returns whether there was one. */
export async function closeSession(): Promise<boolean> {
  const cookie = await readCookie();
  const wasOpen = cookie?.token
    ? await deleteAdminSession(getDatabase(), digest(cookie.token))
    : false;
  cookie?.destroy();
  return wasOpen;
}

/** Sets the name under which this session's changes stand in the history. */
export async function nameSession({ id }: AdminSession, name: string): Promise<void> {
  await nameAdminSession(getDatabase(), id, name);
}

let wasReported = false;

/** The encrypted cookie; empty if the browser has none, undefined if the inbox is not configured. */
async function readCookie() {
  const env = getEnv();
  const missing = missingAdminConfiguration(env);
  if (missing.length > 0 && !wasReported)
    log.warn({ missing }, "the inbox stays locked until these variables are set");
  wasReported ||= missing.length > 0;
  if (missing.length > 0 || !env.SESSION_SECRET) return undefined;
  const secure = new URL(env.SITE_URL).protocol === "https:";
  return getIronSession<{ token?: string; fingerprint?: string }>(await cookies(), {
    // Browsers accept the `__Host-` prefix over https only.
    cookieName: secure ? "__Host-teragus-desk" : "teragus-desk",
    password: env.SESSION_SECRET,
    ttl: LIFETIME_SECONDS,
    // Lax, so that a link in a mail opens its request; no GET changes anything, and changes check their origin. The
    // page and its data routes share no folder, so the path is the root.
    cookieOptions: { httpOnly: true, sameSite: "lax", secure, path: "/" },
  });
}

function digest(token: string): string {
  return hash("sha256", token, "base64url");
}
