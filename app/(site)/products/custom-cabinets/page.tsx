import { SitePage } from "@/components/layout/site-page";
import { customCabinets } from "@/content/products/custom-cabinets";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(customCabinets);

export default function CustomCabinetsPage() {
  return <SitePage record={customCabinets} />;
}
