import {
  PlainRequestQuotePage,
  plainRequestQuoteMetadata,
} from "#components/form-page/plain-request-quote-page.tsx";

export const metadata = plainRequestQuoteMetadata("en");

export default function Page({ searchParams }: PageProps<"/request-quote/plain">) {
  return <PlainRequestQuotePage language="en" searchParams={searchParams} />;
}
