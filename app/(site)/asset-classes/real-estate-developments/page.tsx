import { SitePage } from "@/components/layout/site-page";
import { realEstateDevelopments } from "@/content/asset-classes/real-estate-developments";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(realEstateDevelopments);

export default function RealEstateDevelopmentsPage() {
  return <SitePage record={realEstateDevelopments} />;
}
