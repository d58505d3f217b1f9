import type { Metadata } from "next";
import { headers } from "next/headers";
import { submitQuoteRequest } from "#components/quote-request/actions.ts";
import { QuoteRequestForm } from "#components/quote-request/quote-request-form.tsx";
import { ResponseTimes } from "#components/quote-request/response-times.tsx";
import { home } from "#content/pages/home.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { openGraphImage } from "#lib/opengraph-image-metadata.ts";
import { FILE_LIMITS } from "#lib/quote-request/files.ts";
import { choiceOf, originOfChoice } from "#lib/quote-request/choice.ts";
import { originOf } from "#lib/quote-request/origin.ts";
import { isLasting } from "#lib/server/http-server/lifecycle.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#lib/server/request-guard.ts";
import { typeset } from "#lib/typography.ts";

export const metadata: Metadata = {
  title: requestQuote.title,
  description: requestQuote.description,
  alternates: { canonical: requestQuote.path },
  openGraph: { images: [openGraphImage(home)] },
};

export default async function RequestQuotePage({ searchParams }: PageProps<"/request-quote">) {
  const choice = choiceOf(toSearchParams(await searchParams));
  const referrer = (await headers()).get("referer") ?? "";
  const origin =
    originOfChoice(choice) ?? (URL.canParse(referrer) ? originOf(new URL(referrer)) : undefined);
  // Each visit gets a key of its own, so that the form is stored once however often it is sent.
  const rendered = {
    action: submitQuoteRequest,
    idempotencyKey: crypto.randomUUID(),
    renderedAt: Date.now(),
    // Our own server takes the files out of the form as they come.
    postBytes: isLasting() ? FILE_LIMITS.totalBytes : MAX_FORM_WITH_FILES_BYTES,
  };
  return (
    <main
      id="main"
      className="mx-auto grid max-w-6xl gap-10 px-5 pt-32 pb-24 sm:px-10 lg:grid-cols-[18rem_1fr] lg:gap-20"
    >
      <div>
        <h1 className="font-serif text-5xl leading-[1.05] tracking-tight">
          {requestQuote.form.title}
        </h1>
        <p className="mt-5 text-quiet">{typeset(requestQuote.form.lead)}</p>
        <ResponseTimes className="mt-10 text-sm" />
      </div>
      <div className="relative overflow-x-clip">
        <QuoteRequestForm rendered={rendered} origin={origin} choice={choice} />
      </div>
    </main>
  );
}

/** What Next says of an address, as everybody else says it. */
function toSearchParams(parameters: Awaited<PageProps<"/request-quote">["searchParams"]>) {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
}
