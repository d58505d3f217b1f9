import { SitePage } from "@/components/layout/site-page";
import { quality } from "@/content/pages/quality";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(quality);

export default function QualityPage() {
  return <SitePage record={quality} />;
}
