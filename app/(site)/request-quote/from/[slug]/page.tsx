import { notFound } from "next/navigation";
import { PrerenderedRequestQuotePage } from "#components/form-page/prerendered-request-quote-page.tsx";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { originWithSlug } from "#lib/quote-requests/form-origin.ts";
import { requestQuoteMetadata } from "#components/form-page/request-quote-metadata.ts";

export const metadata = requestQuoteMetadata("en");

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(quoteRequestOrigins).map((slug) => ({ slug }));
}

export default async function Page({ params }: PageProps<"/request-quote/from/[slug]">) {
  const origin = originWithSlug((await params).slug);
  if (!origin) notFound();
  return <PrerenderedRequestQuotePage language="en" origin={origin} />;
}
