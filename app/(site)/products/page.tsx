import { SitePage } from "#components/layout/site-page.tsx";
import { productsOverview } from "#content/pages/products.ts";
import { createMetadata } from "#lib/metadata.ts";

export const metadata = createMetadata(productsOverview);

export default function ProductsOverviewPage() {
  return <SitePage record={productsOverview} />;
}
