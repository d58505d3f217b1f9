import { requestQuote } from "#content/pages/request-quote.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { default, generateMetadata } from "#app/(site)/request-quote/page.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams([requestQuote], () => ({}));
}
