import { SitePage } from "#components/layout/site-page.tsx";
import { sustainability } from "#content/pages/sustainability.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(sustainability);

export default function SustainabilityPage() {
  return <SitePage record={sustainability} />;
}
