import { home } from "#content/pages/home.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { default, generateMetadata } from "#app/(site)/page.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams([home], () => ({}));
}
