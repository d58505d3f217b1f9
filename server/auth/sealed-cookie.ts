import "server-only";
import { getIronSession, type IronSession } from "iron-session";
import { cookies } from "next/headers";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { cookieSettings } from "./cookie-settings.ts";
import { isSameSecret } from "./is-same-secret.ts";
import { missingAdminConfiguration } from "./admin-password.ts";
import { passwordFingerprint } from "./password-fingerprint.ts";

type Sealed = { fingerprint?: string };

/** The encrypted cookie `name`; empty if the browser has none, undefined if the inbox is not configured. */
export async function readSealedCookie<Data extends object>(
  name: string,
  lifetimeSeconds: number,
): Promise<IronSession<Data & Sealed> | undefined> {
  const env = getEnv();
  const missing = missingAdminConfiguration(env);
  reportMissing(missing);
  if (missing.length > 0 || !env.SESSION_SECRET) return undefined;
  const settings = cookieSettings(env, env.SESSION_SECRET, name, lifetimeSeconds);
  return getIronSession<Data & Sealed>(await cookies(), settings);
}

/** Whether the cookie was set under the current password; a new password invalidates all cookies. */
export function isOfThisPassword({ fingerprint }: Sealed): boolean {
  return isSameSecret(fingerprint ?? "", passwordFingerprint(getEnv()));
}

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
