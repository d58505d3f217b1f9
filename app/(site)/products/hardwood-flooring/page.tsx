import { ProductPage } from "#components/layout/product-page.tsx";
import { FloorSheet } from "#components/plans/floor-sheet.tsx";
import { hardwoodFlooring } from "#content/products/hardwood-flooring.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(hardwoodFlooring, ENGLISH);

export default function HardwoodFlooringPage() {
  return (
    <ProductPage
      record={hardwoodFlooring}
      words={ENGLISH}
      drawing={<FloorSheet words={ENGLISH} />}
    />
  );
}
