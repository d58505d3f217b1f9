import { requestQuote } from "#content/pages/request-quote.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const requestQuoteMetadata = createMetadata(requestQuote);
