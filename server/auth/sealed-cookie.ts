import "server-only";
import { getIronSession, type IronSession } from "iron-session";
import { cookies } from "next/headers";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { isSameSecret } from "./is-same-secret.ts";
import { missingAdminConfiguration } from "./admin-password.ts";
import { passwordFingerprint } from "./password-fingerprint.ts";

/** What every cookie of the desk's holds: under which password it was set. */
type Sealed = { fingerprint?: string };

/**
 * The encrypted cookie `name`, out of reach of scripts and of other sites; empty where the browser has none. Undefined
 * where the admin is not configured. `saveSealedCookie` sets it for `lifetimeSeconds`.
 */
export async function readSealedCookie<Data extends object>(
  name: string,
  lifetimeSeconds: number,
): Promise<IronSession<Data & Sealed> | undefined> {
  const env = getEnv();
  const missing = missingAdminConfiguration(env);
  reportMissing(missing);
  if (missing.length > 0 || !env.SESSION_SECRET) return undefined;
  const secure = new URL(env.SITE_URL).protocol === "https:";
  return getIronSession<Data & Sealed>(await cookies(), {
    // A browser takes the prefixed name from this very host over https only.
    cookieName: secure ? `__Host-${name}` : name,
    password: env.SESSION_SECRET,
    ttl: lifetimeSeconds,
    // The page and its data routes share no folder, so the path is the root.
    cookieOptions: { httpOnly: true, sameSite: "strict", secure, path: "/" },
  });
}

/** Whether a cookie was set under the password of today: changing it makes all of them worthless. */
export function isOfThisPassword({ fingerprint }: Sealed): boolean {
  return isSameSecret(fingerprint ?? "", passwordFingerprint(getEnv()));
}

/** Sets a cookie under the password of today. */
export async function saveSealedCookie(cookie: IronSession<Sealed>): Promise<void> {
  cookie.fingerprint = passwordFingerprint(getEnv());
  await cookie.save();
}

let reported = false;

function reportMissing(names: string[]): void {
  if (reported || names.length === 0) return;
  reported = true;
  log.warn({ missing: names }, "the inbox stays locked until these variables are set");
}
