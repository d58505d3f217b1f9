import { unbroken } from "#components/numbers/unbroken.tsx";
import {
  QuoteRequestForm,
  type RenderedForm,
} from "#components/quote-request/quote-request-form.tsx";
import { ResponseTimes } from "#components/quote-request/response-times.tsx";
import { requestQuote } from "#content/pages/request-quote.ts";
import type { Choice } from "#lib/quote-requests/form-prefill.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SiteHeader } from "#components/layout/site-header.tsx";
import type { Language } from "#content/languages/languages.ts";
import { translate } from "#lib/languages/translate.ts";
import { browserWordsOf } from "#server/languages/browser-words-of.ts";
import { wordsOf } from "#server/languages/words-of.ts";

type RequestQuotePageProps = {
  language: Language;
  rendered: RenderedForm;
  origin?: Origin | undefined;
  choice?: Choice | undefined;
};

export function RequestQuotePage({ language, rendered, origin, choice }: RequestQuotePageProps) {
  const words = browserWordsOf(language);
  const { title, lead } = typeset(translate(requestQuote.form, wordsOf(language)));
  return (
    <>
      <SiteHeader path={requestQuote.path} words={wordsOf(language)} />
      <main
        id="main"
        className="group/page page-width grid gap-10 pt-32 pb-24 has-[[data-receipt]]:grid-cols-1 lg:grid-cols-[18rem_minmax(0,56rem)] lg:gap-20"
      >
        <div className="group-has-[[data-receipt]]/page:sr-only">
          <h1 className="font-serif text-5xl leading-[1.05] tracking-tight">{title}</h1>
          <div className="group-has-[[data-receipt]]/page:hidden">
            <p className="mt-5 text-quiet">{unbroken(lead)}</p>
            <ResponseTimes words={words} className="mt-10 text-sm" />
          </div>
        </div>
        <div className="relative overflow-x-clip">
          <QuoteRequestForm words={words} rendered={rendered} origin={origin} choice={choice} />
        </div>
      </main>
    </>
  );
}
