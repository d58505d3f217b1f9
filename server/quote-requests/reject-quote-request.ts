import { company } from "#content/company.ts";
import {
  QUOTE_REQUEST_FAILED,
  type RejectedQuoteRequest,
} from "#lib/quote-requests/quote-request-result.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";

type Rejection = Omit<RejectedQuoteRequest, "status">;

export function rejectInvalid(result: Rejection): RejectedQuoteRequest {
  log.info({ reason: "invalid" }, "quote request rejected");
  return reject("invalid", result);
}

export function rejectLimited(
  retryAfterSeconds: number,
  sent: RejectedQuoteRequest["sent"],
): RejectedQuoteRequest {
  log.info({ reason: "limited" }, "quote request rejected");
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many requests came from your network. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or write to ${company.email}.`;
  return reject("limited", { code: 429, retryAfterSeconds, message, sent });
}

export function rejectFailed(
  error: unknown,
  sent: RejectedQuoteRequest["sent"],
): RejectedQuoteRequest {
  log.error(reportOf(error), "quote request not stored");
  return reject("failed", { message: QUOTE_REQUEST_FAILED.description, sent });
}

function reject(reason: "invalid" | "limited" | "failed", result: Rejection): RejectedQuoteRequest {
  getMetrics()?.quoteRequestsRejected.inc({ reason });
  return { status: "error", ...result };
}
