import { notFound } from "next/navigation";
import { SectorDrawing } from "#components/plans/sector-drawing.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { languageParams, wordsOfParams } from "#server/languages/page-params.ts";

type Props = PageProps<"/[language]/asset-classes/[sector]">;

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams(assetClasses, ({ slug }) => ({ sector: slug }));
}

export async function generateMetadata({ params }: Props) {
  return createMetadata(await recordOf(params), await wordsOfParams(params));
}

export default async function Page({ params }: Props) {
  const record = await recordOf(params);
  const words = await wordsOfParams(params);
  return (
    <SitePage
      record={record}
      words={words}
      drawing={<SectorDrawing slug={record.slug} words={words} />}
    />
  );
}

async function recordOf(params: Props["params"]) {
  const { sector } = await params;
  return assetClasses.find(({ slug }) => slug === sector) ?? notFound();
}
