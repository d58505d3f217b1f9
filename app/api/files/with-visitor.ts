import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { refuseOrigin } from "#server/http/request-guard.ts";
import { refuse } from "./upload-response.ts";

/** After so many seconds a browser may try again what this site could not do. */
const RETRY_SECONDS = 2;

/** Answers a page of this site, within a visitor's patience; 503 and a line in the log where `respond` fails. */
export function answerVisitor(
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  return withRequestId(request.headers, async () => {
    const foreign = refuseOrigin(request.headers);
    if (foreign) return refuse(foreign.status, "Files can only be sent from this site.");
    try {
      return await respond();
    } catch (error) {
      log.error(reportOf(error), "a step of an upload failed");
      return refuse(503, "This site could not do that now.", { retryAfterSeconds: RETRY_SECONDS });
    }
  });
}

/** Gives all that `work` asks of the database a visitor's patience. */
export function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  return withDeadline(VISITOR_LIMIT_MS, work);
}
