import { SitePage } from "#components/layout/site-page.tsx";
import { customCabinets } from "#content/products/custom-cabinets.ts";
import { createMetadata } from "#lib/metadata.ts";

export const metadata = createMetadata(customCabinets);

export default function CustomCabinetsPage() {
  return <SitePage record={customCabinets} />;
}
