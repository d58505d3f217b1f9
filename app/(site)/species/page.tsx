import "#components/sections/sample-filter.css";
import "#components/sections/sample-table.css";
import { SectionPage } from "#components/layout/section-page.tsx";
import { species } from "#content/pages/species.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

type Props = { params: PageParams };

export async function generateMetadata({ params }: Props) {
  return createMetadata(species, await wordsOfParams(params));
}

export default async function SpeciesPage({ params }: Props) {
  return <SectionPage record={species} words={await wordsOfParams(params)} />;
}
