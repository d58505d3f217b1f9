import { SitePage } from "@/components/layout/site-page";
import { hardwoodFlooring } from "@/content/products/hardwood-flooring";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(hardwoodFlooring);

export default function HardwoodFlooringPage() {
  return <SitePage record={hardwoodFlooring} />;
}
