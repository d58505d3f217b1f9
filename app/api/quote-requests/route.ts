import { noStore } from "#server/http/response-headers.ts";
import { receiveQuoteRequest } from "#server/quote-requests/receive-action.ts";
import {
  QUOTE_REQUEST_FAILED,
  type QuoteRequestResponse,
} from "#lib/quote-requests/quote-request-result.ts";
import { clientOf } from "#server/http/client-address.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { MAX_FORM_WITH_FILES_BYTES, rejectForm } from "#server/http/request-body.ts";

const UNREADABLE = "This form could not be read.";

/**
 * Stores a quote request sent by the form's script: 200 stored, 422 invalid, 429 over the rate limit, 503 not stored.
 * Idempotent by the form's key.
 */
export function POST(request: Request): Promise<Response> {
  return withRequestId(request.headers, async () => {
    const rejection = await rejectForm(request.clone(), MAX_FORM_WITH_FILES_BYTES);
    if (rejection)
      return jsonResponse({ status: "error", message: rejection.message }, rejection.status);
    // The parser's error may hold personal data.
    const form = await request.formData().catch(() => undefined);
    if (!form) return jsonResponse({ status: "error", message: UNREADABLE }, 400);
    const received = await receiveQuoteRequest(form, clientOf(request.headers));
    return jsonResponse(received, statusOf(received));
  });
}

function statusOf(received: QuoteRequestResponse): number {
  if (received.status === "success") return 200;
  if (received.code) return received.code;
  return received.message === QUOTE_REQUEST_FAILED.description ? 503 : 422;
}

function jsonResponse(body: QuoteRequestResponse, status: number): Response {
  const seconds = body.status === "error" ? body.retryAfterSeconds : undefined;
  return Response.json(body, { status, headers: noStore(status, seconds) });
}
