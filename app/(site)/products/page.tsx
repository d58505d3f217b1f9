import { SectionPage } from "#components/layout/section-page.tsx";
import { productsOverview } from "#content/pages/products-overview.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(productsOverview, ENGLISH);

export default function ProductsOverviewPage() {
  return <SectionPage record={productsOverview} words={ENGLISH} />;
}
