import { headers } from "next/headers";
import { HttpError } from "#lib/http/http-error.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { errorResponse } from "./json.ts";

/**
 * An inbox route: turns an `HttpError` into its status and anything else into a logged 500 without details. Each route
 * checks the session itself.
 */
export function inboxRoute<Arguments extends unknown[]>(
  respond: (...given: Arguments) => Promise<Response>,
): (...given: Arguments) => Promise<Response> {
  return async (...given) =>
    withRequestId(await headers(), () => orErrorResponse(respond(...given)));
}

async function orErrorResponse(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof HttpError) return errorResponse(error.status, error.message);
    log.error(reportOf(error), "an inbox request failed");
    return errorResponse(500, "Failed to fetch submissions");
  }
}
