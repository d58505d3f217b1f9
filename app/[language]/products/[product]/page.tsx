import { products } from "#content/products/product-list.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { default, generateMetadata } from "#app/(site)/products/[product]/page.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams(products, ({ slug }) => ({ product: slug }));
}
