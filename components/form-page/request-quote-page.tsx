import { QuoteRequestForm } from "#components/quote-request/quote-request-form.tsx";
import type { RenderedForm } from "#components/quote-request/request-form.tsx";
import { ResponseTimes } from "#components/quote-request/response-times.tsx";
import { requestQuote } from "#content/pages/request-quote.ts";
import type { Choice } from "#lib/quote-requests/form-prefill.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import { typeset } from "#lib/styles/typography.ts";
import type { Language } from "#content/languages/languages.ts";
import { translate } from "#lib/languages/words.ts";
import { browserWordsOf } from "#server/languages/browser-words-of.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { FormPage } from "./form-page.tsx";

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
    <FormPage
      path={requestQuote.path}
      words={wordsOf(language)}
      title={title}
      lead={lead}
      beside={<ResponseTimes words={words} className="mt-10 text-sm" />}
    >
      <QuoteRequestForm words={words} rendered={rendered} origin={origin} choice={choice} />
    </FormPage>
  );
}
