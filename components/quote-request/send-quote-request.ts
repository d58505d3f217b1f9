import { QUOTE_REQUESTS_PATH } from "#lib/quote-requests/request-fields.ts";
import type { QuoteRequestResponse } from "#lib/quote-requests/quote-request-result.ts";

/** Loaded at hydration, not at submission: a deploy may remove the script in between. */
export function loadResponseSchema(): Promise<typeof import("./response-schema.ts")> {
  return import("./response-schema.ts");
}

/** Rejects if the server is unreachable or the response does not match the schema. */
export async function sendQuoteRequest(data: FormData): Promise<QuoteRequestResponse> {
  const [{ quoteRequestResponseSchema }, response] = await Promise.all([
    loadResponseSchema(),
    fetch(QUOTE_REQUESTS_PATH, { method: "POST", body: data }),
  ]);
  return quoteRequestResponseSchema.parse(await response.json());
}
