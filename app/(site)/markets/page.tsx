import { SitePage } from "@/components/layout/site-page";
import { markets } from "@/content/pages/markets";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(markets);

export default function MarketsPage() {
  return <SitePage record={markets} />;
}
