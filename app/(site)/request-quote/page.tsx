import { PrerenderedRequestQuotePage } from "#components/quote-request/prerendered-request-quote-page.tsx";

export { requestQuoteMetadata as metadata } from "#components/quote-request/request-quote-metadata.ts";

export default function Page() {
  return <PrerenderedRequestQuotePage />;
}
