import { SitePage } from "@/components/layout/site-page";
import { hospitalityResorts } from "@/content/asset-classes/hospitality-resorts";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(hospitalityResorts);

export default function HospitalityResortsPage() {
  return <SitePage record={hospitalityResorts} />;
}
