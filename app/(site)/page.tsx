import "#components/sections/home-page.css";
import { SectionPage } from "#components/layout/section-page.tsx";
import { home } from "#content/pages/home.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

type Props = { params: PageParams };

export async function generateMetadata({ params }: Props) {
  return createMetadata(home, await wordsOfParams(params));
}

export default async function HomePage({ params }: Props) {
  return <SectionPage record={home} words={await wordsOfParams(params)} />;
}
