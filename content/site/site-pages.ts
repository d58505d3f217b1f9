import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { about } from "#content/pages/about.ts";
import { downloads } from "#content/pages/downloads.ts";
import { generateImage } from "#content/pages/generate-image.ts";
import { home } from "#content/pages/home.ts";
import { markets } from "#content/pages/markets.ts";
import { privacy } from "#content/pages/privacy.ts";
import { productsOverview } from "#content/pages/products-overview.ts";
import { quality } from "#content/pages/quality.ts";
import { requestQuote, requestSamples } from "#content/pages/request-quote.ts";
import { sustainability } from "#content/pages/sustainability.ts";
import { terms } from "#content/pages/terms.ts";
import { species } from "#content/pages/species.ts";
import { specificationTextPages } from "#content/pages/specification-text-pages.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";
import { isOffered, type Switches } from "#content/switches.ts";

const all: readonly PageRecord[] = [
  home,
  productsOverview,
  ...products,
  ...specificationTextPages,
  species,
  markets,
  ...assetClasses,
  about,
  quality,
  sustainability,
  downloads,
  generateImage,
  privacy,
  terms,
];

/** Every public page that a record describes section by section; breadcrumbs and tests are derived from it. */
export const pages = pagesWith();

export function pagesWith(switches?: Switches): PageRecord[] {
  return all.filter(({ path }) => isOffered(path, switches));
}

/** With the forms' pages, which have no sections: what crawlers and link previews are told of. */
export const crawledPages: readonly PageRecord[] = [
  ...pages,
  ...[requestQuote, requestSamples].filter(({ path }) => isOffered(path)),
];
