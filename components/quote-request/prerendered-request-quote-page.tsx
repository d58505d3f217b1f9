import { submitQuoteRequest } from "#components/quote-request/actions.ts";
import type { Origin } from "#lib/quote-request/origin.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#lib/server/request-guard.ts";
import { RequestQuotePage } from "./request-quote-page.tsx";

/** The page of the quote form for everybody who comes from `origin`. The build has a browser that runs no script go on to one of its own. */
export function PrerenderedRequestQuotePage({ origin }: { origin?: Origin }) {
  return (
    <RequestQuotePage
      rendered={{ action: submitQuoteRequest, postBytes: MAX_FORM_WITH_FILES_BYTES }}
      origin={origin}
    />
  );
}
