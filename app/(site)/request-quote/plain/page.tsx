import type { Metadata } from "next";
import { RequestQuotePage } from "#components/form-page/request-quote-page.tsx";
import { submitQuoteRequest } from "#components/quote-request/submit-action.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { originOf } from "#lib/quote-requests/form-origin.ts";
import { choiceOf, originOfChoice } from "#lib/quote-requests/form-prefill.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#server/http/request-body.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

type SearchParams = PageProps<"/request-quote/plain">["searchParams"];
type Props = { params: PageParams; searchParams: SearchParams };

/** Not to be indexed, so it names no other address as the one to index. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const metadata = createMetadata(requestQuote, await wordsOfParams(params));
  return { ...metadata, alternates: null, robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const { language } = await wordsOfParams(params);
  const address = toSearchParams(await searchParams);
  const choice = choiceOf(address);
  // Each visit gets its own idempotency key, so that a form sent twice is stored once.
  const rendered = {
    action: submitQuoteRequest,
    idempotencyKey: crypto.randomUUID(),
    renderedAt: Date.now(),
    // A long-running server streams attachments out of the form, so the full file limit applies.
    postBytes: MAX_FORM_WITH_FILES_BYTES,
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
