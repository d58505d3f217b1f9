import type { IncomingMessage, ServerResponse } from "node:http";
import { getIronSession } from "iron-session";
import { getEnv } from "#server/env/env.ts";
import { BROWSER_COOKIE, cookieSettings, KNOWN_SECONDS } from "./cookie-settings.ts";
import { isSameSecret } from "./is-same-secret.ts";
import { passwordFingerprint } from "./password-fingerprint.ts";
import { readSignInLink } from "./sign-in-link.ts";

/** Whether a request is a known browser's, or comes with a sign-in link of ours. For our server, in front of Next. */
export async function isRecognized(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const env = getEnv();
  const { SESSION_SECRET } = env;
  if (!SESSION_SECRET) return false;
  const link = new URLSearchParams(request.url?.split("?")[1]).get("link");
  if (link && (await readSignInLink(env, link))) return true;
  const cookie = await getIronSession<{ browser?: string; fingerprint?: string }>(
    request,
    response,
    cookieSettings(env, SESSION_SECRET, BROWSER_COOKIE, KNOWN_SECONDS),
  );
  return (
    cookie.browser !== undefined && isSameSecret(cookie.fingerprint ?? "", passwordFingerprint(env))
  );
}
