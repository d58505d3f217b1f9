"use server";

import { headers } from "next/headers";
import { clientOf } from "#lib/server/client-address.ts";
import { requestContext } from "#lib/server/observability/request-context.ts";
import { passedRequestId } from "#lib/server/observability/request-id.ts";
import { receiveQuoteRequest } from "./receive-quote-request.ts";
import type { QuoteRequestResult } from "./result.ts";

/** Receives the quote form of a browser that runs no script; its answer is the page. */
export async function submitQuoteRequest(
  _previous: QuoteRequestResult,
  formData: FormData,
): Promise<QuoteRequestResult> {
  const received = await headers();
  const requestId = passedRequestId(received);
  return requestContext().run({ requestId }, () =>
    receiveQuoteRequest(formData, clientOf(received)),
  );
}
