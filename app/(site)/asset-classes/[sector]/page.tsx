import "#components/drawings/drawing-tables.css";
import { notFound } from "next/navigation";
import { SectionPage } from "#components/layout/section-page.tsx";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { luxuryResidences } from "#content/asset-classes/luxury-residences.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

type Props = { params: PageParams<"sector"> };

export const dynamicParams = false;

/** All but the one whose finish schedule has a style sheet, which would weigh on the others. */
export function generateStaticParams() {
  return assetClasses
    .filter(({ slug }) => slug !== luxuryResidences.slug)
    .map(({ slug }) => ({ sector: slug }));
}

export async function generateMetadata({ params }: Props) {
  return createMetadata(await recordOf(params), await wordsOfParams(params));
}

export default async function AssetClassPage({ params }: Props) {
  return <SectionPage record={await recordOf(params)} words={await wordsOfParams(params)} />;
}

async function recordOf(params: Props["params"]) {
  const { sector } = await params;
  return assetClasses.find(({ slug }) => slug === sector) ?? notFound();
}
