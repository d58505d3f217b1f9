import type { Metadata } from "next";
import { submitQuoteRequest } from "#components/quote-request/actions.ts";
import { requestQuoteMetadata } from "#components/quote-request/request-quote-metadata.ts";
import { RequestQuotePage } from "#components/quote-request/request-quote-page.tsx";
import { choiceOf, originOfChoice } from "#lib/quote-requests/form-prefill.ts";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import { FILE_LIMITS } from "#lib/quote-requests/attachments.ts";
import { isLasting } from "#server/http/lifecycle.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#server/http/request-guard.ts";

/** Not to be indexed, so it names no other address as the one to index. */
export const metadata: Metadata = {
  ...requestQuoteMetadata,
  alternates: null,
  robots: { index: false },
};

export default async function PlainRequestQuotePage({
  searchParams,
}: PageProps<"/request-quote/plain">) {
  const address = toSearchParams(await searchParams);
  const choice = choiceOf(address);
  // Each visit gets its own idempotency key, so that a form sent twice is stored once.
  const rendered = {
    action: submitQuoteRequest,
    idempotencyKey: crypto.randomUUID(),
    renderedAt: Date.now(),
    // A long-running server streams attachments out of the form, so the full file limit applies.
    postBytes: isLasting() ? FILE_LIMITS.totalBytes : MAX_FORM_WITH_FILES_BYTES,
  };
  const origin = originOfChoice(choice) ?? originOf({ pathname: "", search: String(address) });
  return <RequestQuotePage rendered={rendered} origin={origin} choice={choice} />;
}

/** Converts Next's search parameters to `URLSearchParams`. */
function toSearchParams(parameters: Awaited<PageProps<"/request-quote/plain">["searchParams"]>) {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
}
