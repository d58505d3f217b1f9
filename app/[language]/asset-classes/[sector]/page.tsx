import "#components/drawings/finish-table.css";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { default, generateMetadata } from "#app/(site)/asset-classes/[sector]/page.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams(assetClasses, ({ slug }) => ({ sector: slug }));
}
