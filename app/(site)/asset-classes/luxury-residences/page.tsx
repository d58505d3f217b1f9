import "#components/drawings/drawing-tables.css";
import "#components/drawings/finish-table.css";
import { SectionPage } from "#components/layout/section-page.tsx";
import { luxuryResidences } from "#content/asset-classes/luxury-residences.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(luxuryResidences, ENGLISH);

export default function LuxuryResidencesPage() {
  return <SectionPage record={luxuryResidences} words={ENGLISH} />;
}
