import "#components/sections/asset-classes.css";
import { SectionPage } from "#components/layout/section-page.tsx";
import { markets } from "#content/pages/markets.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(markets, ENGLISH);

export default function MarketsPage() {
  return <SectionPage record={markets} words={ENGLISH} />;
}
