import { submitQuoteRequest } from "#components/quote-request/actions.ts";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import type { Origin } from "#lib/quote-request/origin.ts";
import { ORIGIN_PARAMETER } from "#lib/quote-request/origin-parameter.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#lib/server/request-guard.ts";
import { RequestQuotePage } from "./request-quote-page.tsx";

/** The page of the quote form for everybody who comes from `origin`. A browser that runs no script goes on to one of its own. */
export function PrerenderedRequestQuotePage({ origin }: { origin?: Origin }) {
  const plain = `${PLAIN_REQUEST_QUOTE_PATH}${origin ? `?${ORIGIN_PARAMETER}=${origin.slug}` : ""}`;
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${plain}`} />
      </noscript>
      <RequestQuotePage
        rendered={{ action: submitQuoteRequest, postBytes: MAX_FORM_WITH_FILES_BYTES }}
        origin={origin}
      />
    </>
  );
}
