import "server-only";
import type { AuthConfiguration } from "#lib/auth/auth-session.ts";
import type { Env } from "#server/env/env.ts";

type AuthEnv = Pick<
  Env,
  "AUTH_URL" | "AUTH_PUBLISHABLE_KEY" | "AUTH_ALLOWED_DOMAINS" | "AUTH_REQUIRED_ROLE"
>;

/** The auth service, and whom of those that have an account there it may let in. */
export type AuthPolicy = AuthConfiguration & {
  /** In small letters; any where there is none. */
  allowedDomains: readonly string[];
  requiredRole: string | undefined;
};

/** What browsers are told of the auth service; undefined where there is none. */
export function authConfiguration(
  env: Pick<AuthEnv, "AUTH_URL" | "AUTH_PUBLISHABLE_KEY">,
): AuthConfiguration | undefined {
  const { AUTH_URL: url, AUTH_PUBLISHABLE_KEY: publishableKey } = env;
  return url && publishableKey ? { url, publishableKey } : undefined;
}

/** Whom the auth service may let in; undefined where there is none. */
export function authPolicy(env: AuthEnv): AuthPolicy | undefined {
  const configuration = authConfiguration(env);
  if (!configuration) return undefined;
  const allowedDomains = env.AUTH_ALLOWED_DOMAINS.map((domain) => domain.toLowerCase());
  return { ...configuration, allowedDomains, requiredRole: env.AUTH_REQUIRED_ROLE };
}
