import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import type { ImageId } from "#content/images/images.ts";
import { about } from "#content/pages/about.ts";
import { downloads } from "#content/pages/downloads.ts";
import { markets } from "#content/pages/markets.ts";
import { productsOverview } from "#content/pages/products-overview.ts";
import { quality } from "#content/pages/quality.ts";
import { species } from "#content/pages/species.ts";
import { sustainability } from "#content/pages/sustainability.ts";
import { products } from "#content/products/product-list.ts";
import type { Figure, PagePath } from "#content/record-types.ts";
import { isOffered } from "#content/switches.ts";

export type NavigationLink = { label: string; href: PagePath };
/** What is sold or built, to look at, with the one number that it is known by. */
type ShownLink = NavigationLink & { image: ImageId; figure: Figure };
export type NavigationItem =
  | {
      kind: "menu";
      label: string;
      overview: NavigationLink;
      links: readonly ShownLink[];
      /** What a buyer looks up, beside what is sold. */
      more?: readonly NavigationLink[];
    }
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

/** What a buyer looks up before a quote: in the menu of the products, on a phone in the menu itself, and in the footer. */
const buyerPages: readonly NavigationLink[] = [
  { label: species.name, href: species.path },
  { label: "Samples", href: "/request-samples" },
  { label: downloads.name, href: downloads.path },
  { label: "Terms of trade", href: "/about#terms-of-trade" },
];

export const buyerLinks = buyerPages.filter(({ href }) => isOffered(href));

/** The bar and the mobile menu show the same items. */
export const navigation: readonly NavigationItem[] = [
  {
    kind: "menu",
    label: "Products",
    overview: { label: "All products", href: productsOverview.path },
    links: productLinks,
    more: buyerLinks,
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
    links: [about, quality, sustainability].map(({ name, path }) => ({ label: name, href: path })),
  },
  { title: "Before you order", links: buyerLinks },
] as const;

export const legalLinks: readonly NavigationLink[] = [
  { label: "Privacy policy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
];
