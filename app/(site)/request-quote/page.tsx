import { PrerenderedRequestQuotePage } from "#components/form-page/prerendered-request-quote-page.tsx";
import { requestQuoteMetadata } from "#components/form-page/request-quote-metadata.ts";

export const metadata = requestQuoteMetadata("en");

export default function Page() {
  return <PrerenderedRequestQuotePage language="en" />;
}
