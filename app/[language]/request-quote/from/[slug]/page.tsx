import { notFound } from "next/navigation";
import { PrerenderedRequestQuotePage } from "#components/form-page/prerendered-request-quote-page.tsx";
import { requestQuoteMetadata } from "#components/form-page/request-quote-metadata.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { originWithSlug } from "#lib/quote-requests/form-origin.ts";
import { languageParams, wordsOfParams } from "#server/languages/page-params.ts";

type Props = PageProps<"/[language]/request-quote/from/[slug]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(quoteRequestOrigins).flatMap((slug) =>
    languageParams([requestQuote], () => ({ slug })),
  );
}

export async function generateMetadata({ params }: Props) {
  return requestQuoteMetadata((await wordsOfParams(params)).language);
}

export default async function Page({ params }: Props) {
  const { language } = await wordsOfParams(params);
  const origin = originWithSlug((await params).slug);
  if (!origin) notFound();
  return <PrerenderedRequestQuotePage language={language} origin={origin} />;
}
