import { SitePage } from "@/components/layout/site-page";
import { wallPanels } from "@/content/products/wall-panels";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(wallPanels);

export default function WallPanelsPage() {
  return <SitePage record={wallPanels} />;
}
