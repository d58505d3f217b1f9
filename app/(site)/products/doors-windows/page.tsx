import { ProductPage } from "#components/layout/product-page.tsx";
import { OpeningSheet } from "#components/plans/opening-sheet.tsx";
import { doorsWindows } from "#content/products/doors-windows.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(doorsWindows, ENGLISH);

export default function DoorsWindowsPage() {
  return (
    <ProductPage record={doorsWindows} words={ENGLISH} drawing={<OpeningSheet words={ENGLISH} />} />
  );
}
