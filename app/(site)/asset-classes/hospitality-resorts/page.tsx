import { SitePage } from "#components/layout/site-page.tsx";
import { hospitalityResorts } from "#content/asset-classes/hospitality-resorts.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(hospitalityResorts);

export default function HospitalityResortsPage() {
  return <SitePage record={hospitalityResorts} />;
}
