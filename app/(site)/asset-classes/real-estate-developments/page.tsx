import { FloorPlan } from "#components/plans/floor-plan-svg.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { realEstateDevelopments } from "#content/asset-classes/real-estate-developments.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(realEstateDevelopments);

export default function RealEstateDevelopmentsPage() {
  return <SitePage record={realEstateDevelopments} drawing={<FloorPlan />} />;
}
