import {
  PlainRequestQuotePage,
  plainRequestQuoteMetadata,
} from "#components/form-page/plain-request-quote-page.tsx";
import { wordsOfParams } from "#server/languages/page-params.ts";

type Props = PageProps<"/[language]/request-quote/plain">;

export async function generateMetadata({ params }: Props) {
  return plainRequestQuoteMetadata((await wordsOfParams(params)).language);
}

export default async function Page({ params, searchParams }: Props) {
  const { language } = await wordsOfParams(params);
  return <PlainRequestQuotePage language={language} searchParams={searchParams} />;
}
