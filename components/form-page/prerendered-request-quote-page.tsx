import { submitQuoteRequest } from "#components/quote-request/submit-action.ts";
import { pageData } from "#server/seo/structured-data.ts";
import { StructuredDataScript } from "#components/seo/structured-data-script.tsx";
import { requestQuote } from "#content/pages/request-quote.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#server/http/request-body.ts";
import { RequestQuotePage } from "./request-quote-page.tsx";
import type { Language } from "#content/languages/languages.ts";
import { wordsOf } from "#server/languages/words-of.ts";

/** Chromium's autofill lays out every field in one task after parsing, so show the lower groups one by one. */
const FIRST_SCREEN_FIRST = `
@media screen and (scripting: enabled) and (width < 28rem) and (height < 56rem) {
  main form > fieldset ~ :is(fieldset, div) { animation: after-first-screen 1ms 100ms backwards }
  main form > fieldset ~ fieldset ~ fieldset { animation-delay: 200ms }
  main form > fieldset ~ div { animation-delay: 300ms }
}
@keyframes after-first-screen { from { display: none } }
`.replaceAll(/\s+/g, " ");

type PrerenderedPageProps = { language: Language; origin?: Origin };

/** The build redirects browsers without scripts to a page rendered per request. */
export function PrerenderedRequestQuotePage({ language, origin }: PrerenderedPageProps) {
  return (
    <>
      <style href="first-screen-first" precedence="first">
        {FIRST_SCREEN_FIRST}
      </style>
      <RequestQuotePage
        language={language}
        rendered={{ action: submitQuoteRequest, postBytes: MAX_FORM_WITH_FILES_BYTES }}
        origin={origin}
      />
      <StructuredDataScript data={pageData(requestQuote, wordsOf(language))} />
    </>
  );
}
