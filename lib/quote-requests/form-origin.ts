import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { ORIGIN_PARAMETER } from "./origin-parameter.ts";
import type { QuoteRequestInput } from "./quote-request-schema.ts";

/** The product or sector whose page a buyer comes from, and what the quote form has chosen for it. */
export type Origin = {
  slug: string;
  name: string;
  values: Partial<Pick<QuoteRequestInput, "productCategories" | "projectType">>;
  /** Whether its products come to those that a draft has, as they were asked for by name. */
  isAdded?: boolean;
};

/**
 * Where who is at an address comes from: the product or sector of that page, or the one that its parameter names.
 * Anybody can write an address; of what stands in it only slugs that are known here count.
 */
export function originOf({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): Origin | undefined {
  const [, own] = /^\/(?:products|asset-classes)\/([^/]+)$/.exec(pathname) ?? [];
  return originWithSlug(own ?? new URLSearchParams(search).get(ORIGIN_PARAMETER) ?? "");
}

/** The product or sector whose page has this slug, where there is one. */
export function originWithSlug(slug: string): Origin | undefined {
  return isKnown(slug) ? { slug, ...quoteRequestOrigins[slug] } : undefined;
}

/** Where who followed a link comes from, by the address of the page with the link; an empty one where no page said it. */
export function originOfReferrer(referrer: string): Origin | undefined {
  return URL.canParse(referrer) ? originOf(new URL(referrer)) : undefined;
}

function isKnown(slug: string): slug is keyof typeof quoteRequestOrigins {
  return Object.hasOwn(quoteRequestOrigins, slug);
}
