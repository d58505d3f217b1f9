import type { Route } from "next";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import type { ImageId } from "#content/images/images.ts";
import { about } from "#content/pages/about.ts";
import { downloads } from "#content/pages/downloads.ts";
import { markets } from "#content/pages/markets.ts";
import { privacy } from "#content/pages/privacy.ts";
import { productsOverview } from "#content/pages/products-overview.ts";
import { quality } from "#content/pages/quality.ts";
import { sustainability } from "#content/pages/sustainability.ts";
import { terms } from "#content/pages/terms.ts";
import { products } from "#content/products/product-list.ts";
import type { Figure } from "#content/record-types.ts";

export type NavigationLink = {
  label: string;
  href: Route;
};
/** What is sold or built, to look at, with the one number that it is known by. */
type ShownLink = NavigationLink & { image: ImageId; figure: Figure };
export type NavigationItem =
  | { kind: "menu"; label: string; overview: NavigationLink; links: readonly ShownLink[] }
  | ({ kind: "link" } & NavigationLink)
  | { kind: "contact"; label: string };

/** The first figure of a product's page is the one that the menu shows. */
const productLinks = products.map(({ name, path, card, sections: [opening] }) => ({
  label: name,
  href: path,
  image: card.swatch,
  figure: opening.figures[0],
}));

const assetClassLinks = assetClasses.map(({ name, path, card }) => ({
  label: name,
  href: path,
  image: card.image,
  figure: card.stat,
}));

/** The contact section, from wherever one is: a whole address, so that it works without JavaScript and can be shared. */
export const contactHref = "/#contact";

/** The bar and the mobile menu show the same items. */
export const navigation: readonly NavigationItem[] = [
  {
    kind: "menu",
    label: "Products",
    overview: { label: "All products", href: productsOverview.path },
    links: productLinks,
  },
  {
    kind: "menu",
    label: "Material Solutions",
    overview: { label: "All markets", href: markets.path },
    links: assetClassLinks,
  },
  { kind: "link", label: about.name, href: about.path },
  { kind: "link", label: quality.name, href: quality.path },
  { kind: "link", label: sustainability.name, href: sustainability.path },
  { kind: "contact", label: "Contact" },
];

export const footerColumns = [
  { title: "Products", links: productLinks },
  { title: "Material Solutions", links: assetClassLinks },
  {
    title: "Company",
    links: [about, quality, sustainability, downloads].map(({ name, path }) => ({
      label: name,
      href: path,
    })),
  },
] as const;

export const legalLinks: readonly NavigationLink[] = [
  { label: "Privacy policy", href: privacy.path },
  { label: "Terms", href: terms.path },
];
