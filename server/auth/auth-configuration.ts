import "server-only";
import type { AuthConfiguration } from "#lib/auth/auth-session.ts";
import type { Env } from "#server/env/env.ts";

type AuthEnv = Pick<
  Env,
  "AUTH_URL" | "AUTH_PUBLISHABLE_KEY" | "AUTH_ALLOWED_DOMAINS" | "AUTH_REQUIRED_ROLE"
>;

export type AuthPolicy = AuthConfiguration & {
  /** Lower case; empty if every domain is allowed. */
  allowedDomains: readonly string[];
  requiredRole: string | undefined;
};

/** The auth settings that browsers need; undefined if no auth service is configured. */
export function authConfiguration(
  env: Pick<AuthEnv, "AUTH_URL" | "AUTH_PUBLISHABLE_KEY">,
): AuthConfiguration | undefined {
  const { AUTH_URL: url, AUTH_PUBLISHABLE_KEY: publishableKey } = env;
  return url && publishableKey ? { url, publishableKey } : undefined;
}

/** The accounts that may sign in; undefined if no auth service is configured. */
export function authPolicy(env: AuthEnv): AuthPolicy | undefined {
  const configuration = authConfiguration(env);
  if (!configuration) return undefined;
  const allowedDomains = env.AUTH_ALLOWED_DOMAINS.map((domain) => domain.toLowerCase());
  return { ...configuration, allowedDomains, requiredRole: env.AUTH_REQUIRED_ROLE };
}
