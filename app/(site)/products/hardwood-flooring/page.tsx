import { ProductPage } from "#components/layout/product-page.tsx";
import { hardwoodFlooring } from "#content/products/hardwood-flooring.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(hardwoodFlooring);

export default function HardwoodFlooringPage() {
  return <ProductPage record={hardwoodFlooring} />;
}
