import { SitePage } from "#components/layout/site-page.tsx";
import { sustainability } from "#content/pages/sustainability.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(sustainability, ENGLISH);

export default function SustainabilityPage() {
  return <SitePage record={sustainability} words={ENGLISH} />;
}
