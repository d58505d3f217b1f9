import { FloorPlan } from "#components/drawings/floor-plan.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { realEstateDevelopments } from "#content/asset-classes/real-estate-developments.ts";
import { createMetadata } from "#lib/metadata.ts";

export const metadata = createMetadata(realEstateDevelopments);

export default function RealEstateDevelopmentsPage() {
  return <SitePage record={realEstateDevelopments} drawing={<FloorPlan />} />;
}
