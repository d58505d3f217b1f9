import { ProductPage } from "#components/layout/product-page.tsx";
import { CabinetSheet } from "#components/plans/cabinet-sheet.tsx";
import { customCabinets } from "#content/products/custom-cabinets.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(customCabinets, ENGLISH);

export default function CustomCabinetsPage() {
  return (
    <ProductPage
      record={customCabinets}
      words={ENGLISH}
      drawing={<CabinetSheet words={ENGLISH} />}
    />
  );
}
