import { SitePage } from "@/components/layout/site-page";
import { luxuryResidences } from "@/content/asset-classes/luxury-residences";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(luxuryResidences);

export default function LuxuryResidencesPage() {
  return <SitePage record={luxuryResidences} />;
}
