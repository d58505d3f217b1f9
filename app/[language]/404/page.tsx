import { NotFoundPage } from "#components/layout/not-found-page.tsx";
import { home } from "#content/pages/home.ts";
import { t } from "#lib/languages/words.ts";
import { languageParams, wordsOfParams } from "#server/languages/page-params.ts";

type Props = PageProps<"/[language]/404">;

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams([home], () => ({}));
}

export async function generateMetadata({ params }: Props) {
  const words = await wordsOfParams(params);
  return {
    title: t(words, "Page not found"),
    description: t(words, "There is no page at this address."),
    robots: { index: false },
  };
}

/** The server sends it, with the status 404, for every unknown address below the language. */
export default async function Page({ params }: Props) {
  return <NotFoundPage words={await wordsOfParams(params)} />;
}
