import { unbroken } from "#components/numbers/unbroken.tsx";
import { QuoteRequestForm, type RenderedForm } from "./quote-request-form.tsx";
import { ResponseTimes } from "./response-times.tsx";
import { requestQuote } from "#content/pages/request-quote.ts";
import type { Choice } from "#lib/quote-requests/form-prefill.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import { typeset } from "#lib/styles/typography.ts";

type RequestQuotePageProps = {
  rendered: RenderedForm;
  origin?: Origin | undefined;
  choice?: Choice | undefined;
};

export function RequestQuotePage({ rendered, origin, choice }: RequestQuotePageProps) {
  return (
    <main
      id="main"
      className="mx-auto grid max-w-6xl gap-10 px-5 pt-32 pb-24 sm:px-10 lg:grid-cols-[18rem_1fr] lg:gap-20"
    >
      <div>
        <h1 className="font-serif text-5xl leading-[1.05] tracking-tight">
          {requestQuote.form.title}
        </h1>
        <p className="mt-5 text-quiet">{unbroken(typeset(requestQuote.form.lead))}</p>
        <ResponseTimes className="mt-10 text-sm" />
      </div>
      <div className="relative overflow-x-clip">
        <QuoteRequestForm rendered={rendered} origin={origin} choice={choice} />
      </div>
    </main>
  );
}
