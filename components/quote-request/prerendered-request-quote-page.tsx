import { submitQuoteRequest } from "./actions.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#server/http/request-guard.ts";
import { RequestQuotePage } from "./request-quote-page.tsx";

/**
 * Chromium's autofill asks every field where it is as soon as the page is parsed and again when it is loaded, and has
 * all of them laid out for it in one task. Those below a phone's first screen come after it, a group in a frame.
 */
const FIRST_SCREEN_FIRST = `
@media screen and (scripting: enabled) and (width < 28rem) and (height < 56rem) {
  main form > fieldset ~ :is(fieldset, div) { animation: after-first-screen 1ms 100ms backwards }
  main form > fieldset ~ fieldset ~ fieldset { animation-delay: 200ms }
  main form > fieldset ~ div { animation-delay: 300ms }
}
@keyframes after-first-screen { from { display: none } }
`.replaceAll(/\s+/g, " ");

/** The page of the quote form for everybody who comes from `origin`. The build has a browser that runs no script go on to one of its own. */
export function PrerenderedRequestQuotePage({ origin }: { origin?: Origin }) {
  return (
    <>
      <style href="first-screen-first" precedence="first">
        {FIRST_SCREEN_FIRST}
      </style>
      <RequestQuotePage
        rendered={{ action: submitQuoteRequest, postBytes: MAX_FORM_WITH_FILES_BYTES }}
        origin={origin}
      />
    </>
  );
}
