import { CATALOG_PATH } from "#content/site/document-paths.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { GET } from "#app/catalog.pdf/route.catalog.ts";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams([{ path: CATALOG_PATH }], () => ({}));
}
