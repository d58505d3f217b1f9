import { products } from "#content/products/product-list.ts";
import { specSheetPath } from "#content/site/document-paths.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { GET } from "#app/(site)/products/[product]/spec-sheet.pdf/route.ts";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams(products, ({ slug }) => ({ product: slug }), specSheetPath);
}
