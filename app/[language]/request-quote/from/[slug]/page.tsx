import { requestQuote } from "#content/pages/request-quote.ts";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { languageParams } from "#server/languages/page-params.ts";

export { default, generateMetadata } from "#app/(site)/request-quote/from/[slug]/page.tsx";

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(quoteRequestOrigins).flatMap((slug) =>
    languageParams([requestQuote], () => ({ slug })),
  );
}
