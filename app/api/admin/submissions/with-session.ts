import "server-only";
import { headers } from "next/headers";
import { verifySession } from "#server/auth/require-operator.ts";
import type { DeskSession } from "#db/admin-sessions.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { refusal } from "./json.ts";

/**
 * Runs a data route for who is signed in: 401 for everyone else, and a logged 500 without details where `respond`
 * fails. What a browser asks for by itself is no use of the session: `isUse` says so.
 */
export async function withSession(
  respond: (session: DeskSession) => Promise<Response>,
  { isUse = true } = {},
): Promise<Response> {
  return withRequestId(await headers(), async () => {
    try {
      const session = await verifySession({ isUse });
      return session ? await respond(session) : refusal(401, "Sign in first.");
    } catch (error) {
      log.error(reportOf(error), "an inbox request failed");
      return refusal(500, "Failed to fetch submissions");
    }
  });
}
