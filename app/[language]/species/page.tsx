import { species } from "#content/pages/species.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { default, generateMetadata } from "#app/(site)/species/page.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams([species], () => ({}));
}
