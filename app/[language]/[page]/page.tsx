import "#components/sections/asset-classes.css";
import "#components/drawings/drawing.css";
import "#components/sections/declaration-list.css";
import { notFound } from "next/navigation";
import { SectionPage } from "#components/layout/section-page.tsx";
import { about } from "#content/pages/about.ts";
import { downloads } from "#content/pages/downloads.ts";
import { markets } from "#content/pages/markets.ts";
import { privacy } from "#content/pages/privacy.ts";
import { productsOverview } from "#content/pages/products-overview.ts";
import { quality } from "#content/pages/quality.ts";
import { sustainability } from "#content/pages/sustainability.ts";
import { terms } from "#content/pages/terms.ts";
import type { PageRecord } from "#content/record-types.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { languageParams, wordsOfParams } from "#server/languages/page-params.ts";

type Props = PageProps<"/[language]/[page]">;

/** The pages that are sections and nothing else. */
const pages: readonly PageRecord[] = [
  productsOverview,
  markets,
  about,
  quality,
  sustainability,
  downloads,
  privacy,
  terms,
];

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams(pages, ({ path }) => ({ page: path.slice(1) }));
}

export async function generateMetadata({ params }: Props) {
  return createMetadata(await recordOf(params), await wordsOfParams(params));
}

export default async function Page({ params }: Props) {
  const record = await recordOf(params);
  const words = await wordsOfParams(params);
  return <SectionPage record={record} words={words} />;
}

async function recordOf(params: Props["params"]) {
  const { page } = await params;
  return pages.find(({ path }) => path === `/${page}`) ?? notFound();
}
