import { productFiles } from "#server/documents/product-file-action.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { GET } from "#app/(site)/products/[product]/[document]/route.ts";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams(productFiles(), ({ product, document }) => ({ product, document }));
}
