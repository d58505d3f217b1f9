import {
  RequestSamplesPage,
  requestSamplesMetadata,
  type SearchParams,
} from "#components/form-page/request-samples-page.tsx";
import { wordsOfParams } from "#server/languages/page-params.ts";

type Props = { params: Promise<{ language: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Pick<Props, "params">) {
  return requestSamplesMetadata((await wordsOfParams(params)).language);
}

export default async function Page({ params, searchParams }: Props) {
  const { language } = await wordsOfParams(params);
  return <RequestSamplesPage language={language} searchParams={searchParams} />;
}
