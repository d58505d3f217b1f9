import { SectionPage } from "#components/layout/section-page.tsx";
import { sustainability } from "#content/pages/sustainability.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(sustainability, ENGLISH);

export default function SustainabilityPage() {
  return <SectionPage record={sustainability} words={ENGLISH} />;
}
