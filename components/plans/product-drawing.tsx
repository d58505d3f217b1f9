import type { products } from "#content/products/product-list.ts";
import type { Words } from "#lib/languages/words.ts";
import { CabinetSheet } from "./cabinet-sheet.tsx";
import { FloorSheet } from "./floor-sheet.tsx";
import { OpeningSheet } from "./opening-sheet.tsx";
import { PanelSheet } from "./panel-sheet.tsx";

type ProductDrawingProps = { slug: (typeof products)[number]["slug"]; words: Words };

/** The drawing of a product's page. */
export function ProductDrawing({ slug, words }: ProductDrawingProps) {
  switch (slug) {
    case "hardwood-flooring":
      return <FloorSheet words={words} />;
    case "wall-panels":
      return <PanelSheet words={words} />;
    case "custom-cabinets":
      return <CabinetSheet words={words} />;
    case "doors-windows":
      return <OpeningSheet words={words} />;
  }
}
