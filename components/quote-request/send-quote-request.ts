import { QUOTE_REQUESTS_PATH } from "#lib/quote-requests/form-fields.ts";
import type { QuoteRequestAnswer } from "#lib/quote-requests/quote-request-result.ts";

/**
 * Gets what reads the answer to a form. A form gets it when it comes alive and not when it is sent: by then a newer build
 * may have taken the script away.
 */
export function loadAnswerSchema(): Promise<typeof import("./response-schema.ts")> {
  return import("./response-schema.ts");
}

/** Sends a quote form. Rejects where the server is not reached, or answers what no server of ours would. */
export async function sendQuoteRequest(data: FormData): Promise<QuoteRequestAnswer> {
  const [{ quoteRequestAnswerSchema }, answer] = await Promise.all([
    loadAnswerSchema(),
    fetch(QUOTE_REQUESTS_PATH, { method: "POST", body: data }),
  ]);
  return quoteRequestAnswerSchema.parse(await answer.json());
}
