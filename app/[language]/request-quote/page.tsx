import { PrerenderedRequestQuotePage } from "#components/form-page/prerendered-request-quote-page.tsx";
import { requestQuoteMetadata } from "#components/form-page/request-quote-metadata.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { languageParams, wordsOfParams } from "#server/languages/page-params.ts";

type Props = PageProps<"/[language]/request-quote">;

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams([requestQuote], () => ({}));
}

export async function generateMetadata({ params }: Props) {
  return requestQuoteMetadata((await wordsOfParams(params)).language);
}

export default async function Page({ params }: Props) {
  return <PrerenderedRequestQuotePage language={(await wordsOfParams(params)).language} />;
}
