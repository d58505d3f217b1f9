import { SitePage } from "@/components/layout/site-page";
import { productsOverview } from "@/content/pages/products";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(productsOverview);

export default function ProductsOverviewPage() {
  return <SitePage record={productsOverview} />;
}
