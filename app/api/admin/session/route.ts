import { z } from "zod";
import {
  closeSession,
  confirmSession,
  findVerifiedSession,
} from "#server/auth/require-operator.ts";
import { inboxRoute } from "#app/api/admin/submissions/inbox-route.ts";
import { json, errorResponse } from "#app/api/admin/submissions/json.ts";
import { readChange } from "#app/api/admin/submissions/read-change.ts";
import { ACCESS_TOKEN_LIMIT } from "#lib/auth/auth-session.ts";
import { authPolicy } from "#server/auth/auth-configuration.ts";
import { CONFIRMED_SECONDS } from "#server/auth/admin-session.ts";
import { verifyAccessToken } from "#server/auth/verify-access-token.ts";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";

const confirmationSchema = z.object({ accessToken: z.string().max(ACCESS_TOKEN_LIMIT) });

/**
 * Extends the session while the auth service confirms the operator: `{ accessToken }` of the same auth session. 401
 * without a session; 403 if the service rejects it, which ends the session. Any other response leaves the session as it
 * was.
 */
export const POST = inboxRoute(async (request: Request) => {
  // Requests without a session never reach the auth service.
  const authSessionId = await findVerifiedSession();
  if (!authSessionId) return errorResponse(401, "Sign in first.");
  const { accessToken } = await readChange(request, confirmationSchema);
  const policy = authPolicy(getEnv());
  if (!policy) return close("unconfigured");
  const verdict = await verifyAccessToken(policy, accessToken);
  if (verdict.status === "unreachable") {
    log.error({ detail: verdict.detail }, "auth service did not respond");
    return errorResponse(503, "The sign-in service does not answer.");
  }
  if (verdict.status === "rejected") return close(verdict.reason);
  // Another tab has signed in again and this one still had the old token.
  if (verdict.authSessionId !== authSessionId)
    return errorResponse(409, "This is another session.");
  const isConfirmed = await confirmSession({ ...verdict, seconds: CONFIRMED_SECONDS });
  return isConfirmed ? json({ status: "confirmed" }) : errorResponse(401, "Sign in first.");
});

async function close(reason: string): Promise<Response> {
  await closeSession();
  log.warn({ reason }, "a session was closed: the auth service no longer vouches for it");
  return errorResponse(403, reason);
}
