import "server-only";
import { getEnv } from "#server/env/env.ts";
import { consume, type CounterDatabase, type RateLimit } from "#server/rate-limit/rate-limit.ts";
import { rememberNewBrowser } from "./known-browser.ts";
import { readSignInLink, SIGN_IN_LINK_SECONDS } from "./sign-in-link.ts";

/** Each link once. */
const USES: RateLimit = { name: "sign-in-link-use", points: 1, seconds: SIGN_IN_LINK_SECONDS };

/** Makes this a known browser for an hour; undefined if the link is not ours, has expired or was used. */
export async function admitByLink(
  database: CounterDatabase,
  token: string,
): Promise<string | undefined> {
  const env = getEnv();
  const id = env.SESSION_SECRET ? await readSignInLink(env, token) : undefined;
  if (!id || !(await consume(database, USES, id)).allowed) return undefined;
  return rememberNewBrowser(SIGN_IN_LINK_SECONDS);
}
