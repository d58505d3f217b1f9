import { notFound } from "next/navigation";
import { PrerenderedRequestQuotePage } from "#components/form-page/prerendered-request-quote-page.tsx";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { originWithSlug } from "#lib/quote-requests/form-origin.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

export { generateMetadata } from "#app/(site)/request-quote/page.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(quoteRequestOrigins).map((slug) => ({ slug }));
}

export default async function Page({ params }: { params: PageParams<"slug"> }) {
  const { language } = await wordsOfParams(params);
  const origin = originWithSlug((await params).slug) ?? notFound();
  return <PrerenderedRequestQuotePage language={language} origin={origin} />;
}
