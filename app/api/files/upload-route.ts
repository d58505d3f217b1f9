import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { rejectOrigin } from "#server/http/request-guard.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { errorResponse } from "./upload-response.ts";

const RETRY_SECONDS = 2;

/** An upload route for same-origin requests only; responds 503 and logs if `respond` throws. */
export function uploadRoute<Context extends unknown[]>(
  respond: (request: Request, ...context: Context) => Promise<Response>,
): (request: Request, ...context: Context) => Promise<Response> {
  return (request, ...context) =>
    withRequestId(request.headers, () =>
      orErrorResponse(request, () => respond(request, ...context)),
    );
}

async function orErrorResponse(
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const foreign = rejectOrigin(request.headers);
  if (foreign) return errorResponse(foreign.status, "Files can only be sent from this site.");
  try {
    return await respond();
  } catch (error) {
    log.error(reportOf(error), "a step of an upload failed");
    return errorResponse(503, "This site could not do that now.", {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
}

export function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  return withDeadline(VISITOR_LIMIT_MS, work);
}

/** Like `inTime`, for idempotent work: retries once after a lost connection. */
export function inTimeTwice<Result>(work: () => Promise<Result>): Promise<Result> {
  return inTime(() => withSecondAttempt(work));
}
