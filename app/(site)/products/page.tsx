import { SitePage } from "#components/layout/site-page.tsx";
import { productsOverview } from "#content/pages/products-overview.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(productsOverview);

export default function ProductsOverviewPage() {
  return <SitePage record={productsOverview} />;
}
