import { company } from "#content/company.ts";
import {
  QUOTE_REQUEST_FAILED,
  type RefusedQuoteRequest,
} from "#lib/quote-requests/quote-request-result.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";

type Refusal = Omit<RefusedQuoteRequest, "status">;

export function refuseInvalid(result: Refusal): RefusedQuoteRequest {
  log.info({ reason: "invalid" }, "quote request refused");
  return refuse("invalid", result);
}

export function refuseLimited(
  retryAfterSeconds: number,
  sent: RefusedQuoteRequest["sent"],
): RefusedQuoteRequest {
  log.info({ reason: "limited" }, "quote request refused");
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Too many requests came from your network. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or write to ${company.email}.`;
  return refuse("limited", { code: 429, retryAfterSeconds, message, sent });
}

export function refuseFailed(
  error: unknown,
  sent: RefusedQuoteRequest["sent"],
): RefusedQuoteRequest {
  log.error(reportOf(error), "quote request not stored");
  return refuse("failed", { message: QUOTE_REQUEST_FAILED.description, sent });
}

function refuse(reason: "invalid" | "limited" | "failed", result: Refusal): RefusedQuoteRequest {
  getMetrics()?.quoteRequestsRefused.inc({ reason });
  return { status: "error", ...result };
}
