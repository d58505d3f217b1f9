import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { ORIGIN_PARAMETER } from "./origin-parameter.ts";
import type { QuoteRequestInput } from "./quote-request-schema.ts";

/** The product or sector page that a buyer comes from, and its default choices in the form. */
export type Origin = {
  slug: string;
  name: string;
  values: Partial<Pick<QuoteRequestInput, "productCategories" | "projectType">>;
  /** Whether its products are added to those of a draft. */
  isAdded?: boolean;
};

/** The origin by the page's path or its parameter; ignores unknown slugs, because URLs are untrusted. */
export function originOf({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): Origin | undefined {
  const [, own] = /^\/(?:products|asset-classes)\/([^/]+)$/.exec(pathname) ?? [];
  return originWithSlug(own ?? new URLSearchParams(search).get(ORIGIN_PARAMETER) ?? "");
}

export function originWithSlug(slug: string): Origin | undefined {
  return isKnown(slug) ? { slug, ...quoteRequestOrigins[slug] } : undefined;
}

/** The origin by the referrer's URL; undefined for an empty one. */
export function originOfReferrer(referrer: string): Origin | undefined {
  return URL.canParse(referrer) ? originOf(new URL(referrer)) : undefined;
}

function isKnown(slug: string): slug is keyof typeof quoteRequestOrigins {
  return Object.hasOwn(quoteRequestOrigins, slug);
}
