import { reportOf } from "./error-report.ts";
import { log } from "./log.ts";
import { verifySession } from "./session.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** A JSON answer that no cache keeps. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: NO_STORE });
}

/** A refusal in one sentence. */
export function refusal(status: number, error: string): Response {
  return json({ error }, status);
}

/** Runs a data route for a signed-in desk: 401 for everyone else, and a logged 500 without details where `respond` fails. */
export async function forDesk(respond: () => Promise<Response>): Promise<Response> {
  try {
    if (!(await verifySession())) return refusal(401, "Sign in first.");
    return await respond();
  } catch (error) {
    log.error(reportOf(error), "an inbox request failed");
    return refusal(500, "Failed to fetch submissions");
  }
}
