import "#components/sections/sample-filter.css";
import "#components/sections/sample-table.css";
import { SitePage } from "#components/layout/site-page.tsx";
import { species } from "#content/pages/species.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(species, ENGLISH);

export default function SpeciesPage() {
  return <SitePage record={species} words={ENGLISH} />;
}
