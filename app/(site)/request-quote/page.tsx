import { PrerenderedRequestQuotePage } from "#components/form-page/prerendered-request-quote-page.tsx";
import { requestQuote } from "#content/pages/request-quote.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

type Props = { params: PageParams };

export async function generateMetadata({ params }: Props) {
  return createMetadata(requestQuote, await wordsOfParams(params));
}

export default async function Page({ params }: Props) {
  const { language } = await wordsOfParams(params);
  return <PrerenderedRequestQuotePage language={language} />;
}
