import type { Metadata } from "next";
import type { Language } from "#content/languages/languages.ts";
import { FILE_LIMITS } from "#lib/quote-requests/attachments.ts";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import { choiceOf, originOfChoice } from "#lib/quote-requests/form-prefill.ts";
import { isLasting } from "#server/http/lifecycle.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#server/http/request-guard.ts";
import { submitQuoteRequest } from "#components/quote-request/actions.ts";
import { requestQuoteMetadata } from "./request-quote-metadata.ts";
import { RequestQuotePage } from "./request-quote-page.tsx";

type SearchParams = PageProps<"/request-quote/plain">["searchParams"];

/** Not to be indexed, so it names no other address as the one to index. */
export function plainRequestQuoteMetadata(language: Language): Metadata {
  return { ...requestQuoteMetadata(language), alternates: null, robots: { index: false } };
}

export async function PlainRequestQuotePage({
  language,
  searchParams,
}: {
  language: Language;
  searchParams: SearchParams;
}) {
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
  return (
    <RequestQuotePage language={language} rendered={rendered} origin={origin} choice={choice} />
  );
}

/** Converts Next's search parameters to `URLSearchParams`. */
function toSearchParams(parameters: Awaited<SearchParams>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
}
