import "server-only";
import { z } from "zod";
import type { AuthErrorReason } from "#lib/auth/auth-error.ts";
import type { AuthPolicy } from "./auth-configuration.ts";
import { rejected, unreachable, type AuthVerdict } from "./auth-verdict.ts";

const nullableTime = z.iso.datetime({ offset: true }).nullish();

/** A subset of the service's `UserSchema`, without `user_metadata`, which users can edit. */
const authUserSchema = z.object({
  id: z.uuid(),
  email: z.string().default(""),
  email_confirmed_at: nullableTime,
  banned_until: nullableTime,
  deleted_at: nullableTime,
  is_anonymous: z.boolean().default(false),
  app_metadata: z.record(z.string(), z.unknown()).default({}),
  factors: z.array(z.object({ status: z.string() })).default([]),
});
export type AuthUser = z.output<typeof authUserSchema>;

/** Error codes by which the service itself rejects a token; a gateway in front of it uses others. */
const REASONS_BY_CODE: Record<string, AuthErrorReason> = {
  bad_jwt: "token",
  no_authorization: "token",
  session_not_found: "ended",
  session_expired: "ended",
  user_not_found: "ended",
  user_banned: "banned",
};

export async function fetchAuthUser(
  { url, publishableKey }: AuthPolicy,
  token: string,
  patienceMs: number,
): Promise<AuthUser | AuthVerdict> {
  try {
    const response = await fetch(`${url}/user`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
      cache: "no-store",
      // Do not forward the token to another host.
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await response.json();
    if (response.ok) return authUserSchema.parse(body);
    const reason = REASONS_BY_CODE[codeOf(body)];
    if (reason && response.status < 500 && response.status !== 429) return rejected(reason);
    return { status: "unreachable", detail: `HTTP ${response.status}` };
  } catch (error) {
    return unreachable(error);
  }
}

/** The service sends `error_code`, and `code` to newer clients. */
function codeOf(body: unknown): string {
  const { error_code: former, code } = (body ?? {}) as Record<string, unknown>;
  return [former, code].find((text) => typeof text === "string") ?? "";
}
