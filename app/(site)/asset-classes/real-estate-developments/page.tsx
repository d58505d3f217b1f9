import { FloorPlan } from "#components/plans/floor-plan-svg.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { realEstateDevelopments } from "#content/asset-classes/real-estate-developments.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(realEstateDevelopments, ENGLISH);

export default function RealEstateDevelopmentsPage() {
  return (
    <SitePage
      record={realEstateDevelopments}
      words={ENGLISH}
      drawing={<FloorPlan words={ENGLISH} />}
    />
  );
}
