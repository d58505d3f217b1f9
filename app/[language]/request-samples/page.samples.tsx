import {
  RequestSamplesPage,
  requestSamplesMetadata,
} from "#components/form-page/request-samples-page.tsx";
import { wordsOfParams } from "#server/languages/page-params.ts";

type Props = PageProps<"/[language]/request-samples">;

export async function generateMetadata({ params }: Props) {
  return requestSamplesMetadata((await wordsOfParams(params)).language);
}

export default async function Page({ params, searchParams }: Props) {
  const { language } = await wordsOfParams(params);
  return <RequestSamplesPage language={language} searchParams={searchParams} />;
}
