import { submitQuoteRequest } from "#components/quote-request/actions.ts";
import { RequestQuotePage } from "#components/quote-request/request-quote-page.tsx";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { MAX_FORM_WITH_FILES_BYTES } from "#lib/server/request-guard.ts";

export { requestQuoteMetadata as metadata } from "#components/quote-request/request-quote-metadata.ts";

export default function PrerenderedRequestQuotePage() {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${PLAIN_REQUEST_QUOTE_PATH}`} />
      </noscript>
      <RequestQuotePage
        rendered={{ action: submitQuoteRequest, postBytes: MAX_FORM_WITH_FILES_BYTES }}
      />
    </>
  );
}
