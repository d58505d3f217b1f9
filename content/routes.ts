import { assetClasses } from "./asset-classes/index.ts";
import { about } from "./pages/about.ts";
import { downloads } from "./pages/downloads.ts";
import { generateImage } from "./pages/generate-image.ts";
import { home } from "./pages/home.ts";
import { markets } from "./pages/markets.ts";
import { privacy } from "./pages/privacy.ts";
import { productsOverview } from "./pages/products.ts";
import { quality } from "./pages/quality.ts";
import { sustainability } from "./pages/sustainability.ts";
import { terms } from "./pages/terms.ts";
import { products } from "./products/index.ts";
import type { PageRecord } from "./types.ts";

/** Every public page that a record describes; sitemap, breadcrumbs and tests are derived from it. */
export const pages: readonly PageRecord[] = [
  home,
  productsOverview,
  ...products,
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
