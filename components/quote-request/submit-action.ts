"use server";

import { headers } from "next/headers";
import { clientOf } from "#server/http/client-address.ts";
import { requestContext } from "#server/observability/log.ts";
import { requestIdOfAction } from "#server/observability/request-id.ts";
import { receiveQuoteRequest } from "#server/quote-requests/receive-action.ts";
import type { QuoteRequestResult } from "#lib/quote-requests/quote-request-result.ts";

export async function submitQuoteRequest(
  _previous: QuoteRequestResult,
  formData: FormData,
): Promise<QuoteRequestResult> {
  const received = await headers();
  const requestId = requestIdOfAction(received);
  return requestContext().run({ requestId }, () =>
    receiveQuoteRequest(formData, clientOf(received)),
  );
}
