import { ProductPage } from "#components/layout/product-page.tsx";
import { PanelSheet } from "#components/plans/panel-sheet.tsx";
import { wallPanels } from "#content/products/wall-panels.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(wallPanels, ENGLISH);

export default function WallPanelsPage() {
  return (
    <ProductPage record={wallPanels} words={ENGLISH} drawing={<PanelSheet words={ENGLISH} />} />
  );
}
