import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { ORIGIN_PARAMETER } from "#content/request-quote-path.ts";
import type { QuoteRequestInput } from "./quote-request-schema.ts";

export type Origin = {
  slug: string;
  name: string;
  values: Partial<Pick<QuoteRequestInput, "productCategories" | "projectType">>;
  /** Whether its products are added to a draft's, because the buyer asked for them by name. */
  isAdded?: boolean;
};

/** The origin of a page, or the one in its parameter. Addresses are untrusted: only known slugs count. */
export function originOf({
  pathname,
  search,
}: Pick<URL, "pathname" | "search">): Origin | undefined {
  const [, own] = /^(?:\/[a-z]{2})?\/(?:products|asset-classes)\/([^/]+)$/.exec(pathname) ?? [];
  return originWithSlug(own ?? new URLSearchParams(search).get(ORIGIN_PARAMETER) ?? "");
}

export function originWithSlug(slug: string): Origin | undefined {
  return isKnown(slug) ? { slug, ...quoteRequestOrigins[slug] } : undefined;
}

export function originOfReferrer(referrer: string): Origin | undefined {
  return URL.canParse(referrer) ? originOf(new URL(referrer)) : undefined;
}

function isKnown(slug: string): slug is keyof typeof quoteRequestOrigins {
  return Object.hasOwn(quoteRequestOrigins, slug);
}
