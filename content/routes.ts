import { assetClasses } from "./asset-classes";
import { about } from "./pages/about";
import { generateImage } from "./pages/generate-image";
import { home } from "./pages/home";
import { markets } from "./pages/markets";
import { privacy } from "./pages/privacy";
import { productsOverview } from "./pages/products";
import { quality } from "./pages/quality";
import { sustainability } from "./pages/sustainability";
import { terms } from "./pages/terms";
import { products } from "./products";
import type { PageRecord } from "./types";

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
  generateImage,
  privacy,
  terms,
];
