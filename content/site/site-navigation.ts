import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import type { ImageId } from "#content/images/images.ts";
import { products } from "#content/products/product-list.ts";
import type { Stat, PagePath } from "#content/record-types.ts";
import { isOffered } from "#content/switches.ts";

export type NavigationLink = { label: string; href: PagePath };
/** What is sold or built, to look at, with the one number that it is known by. */
type ShownLink = NavigationLink & { image: ImageId; stat: Stat };
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

/** The first stat of a product's page is the one that the menu shows. */
const productLinks = products.map(({ name, path, card, sections: [opening] }) => ({
  label: name,
  href: path,
  image: card.swatch,
  stat: opening.figures[0],
}));

const assetClassLinks = assetClasses.map(({ name, path, card }) => ({
  label: name,
  href: path,
  image: card.image,
  stat: card.stat,
}));

/** The contact section, from wherever one is: a whole address, so that it works without JavaScript and can be shared. */
export const contactHref = "/#contact";

/** What a buyer looks up before a quote: in the menu of the products, on a phone in the menu itself, and in the footer. */
const buyerPages: readonly NavigationLink[] = [
  { label: "Species", href: "/species" },
  { label: "Samples", href: "/request-samples" },
  { label: "Downloads", href: "/downloads" },
  { label: "Terms of trade", href: "/about#terms-of-trade" },
];

export const buyerLinks = buyerPages.filter(({ href }) => isOffered(href));

/** In the words of their records, which every page would load with its menu. */
const companyLinks: readonly NavigationLink[] = [
  { label: "About", href: "/about" },
  { label: "Quality", href: "/quality" },
  { label: "Sustainability", href: "/sustainability" },
];

/** The bar and the mobile menu show the same items. */
export const navigation: readonly NavigationItem[] = [
  {
    kind: "menu",
    label: "Products",
    overview: { label: "All products", href: "/products" },
    links: productLinks,
    more: buyerLinks,
  },
  {
    kind: "menu",
    label: "Material Solutions",
    overview: { label: "All markets", href: "/markets" },
    links: assetClassLinks,
  },
  ...companyLinks.map((link) => ({ kind: "link" as const, ...link })),
  { kind: "contact", label: "Contact" },
];

export const footerColumns = [
  { title: "Products", links: productLinks },
  { title: "Material Solutions", links: assetClassLinks },
  { title: "Company", links: companyLinks },
  { title: "Before you order", links: buyerLinks },
] as const;

export const legalLinks: readonly NavigationLink[] = [
  { label: "Privacy policy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
];
