import { SitePage } from "@/components/layout/site-page";
import { sustainability } from "@/content/pages/sustainability";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(sustainability);

export default function SustainabilityPage() {
  return <SitePage record={sustainability} />;
}
