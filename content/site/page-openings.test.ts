import { expect, test } from "vitest";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { about } from "#content/pages/about.ts";
import { quality } from "#content/pages/quality.ts";
import { sustainability } from "#content/pages/sustainability.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";
import { footerColumns, navigation } from "./site-navigation.ts";
import { pages } from "./site-routes.ts";

/** Pages whose one image band is chosen; the others still have two. */
const ONE_BAND: readonly PageRecord[] = [...assetClasses, about, quality, sustainability];

/** What a visitor sees first below the title: the picture, the figures, or the kind of the next section. */
function openingOf({ sections: [header, next] }: PageRecord): string {
  if (header?.kind !== "page-header") return header?.kind ?? "";
  if (header.image && header.opens !== "figures") return "picture";
  if (header.figures) return "figures";
  return next?.kind ?? "";
}

function recordOf(href: string): PageRecord[] {
  return pages.filter(({ path }) => path === href);
}

const bar = navigation.flatMap((item) => (item.kind === "link" ? recordOf(item.href) : []));
const menus: readonly (readonly PageRecord[])[] = [
  products,
  assetClasses,
  bar,
  ...footerColumns.map(({ links }) => links.flatMap(({ href }) => recordOf(href))),
];

test.each(menus)("opens no page like its neighbor in a menu, from %o", (...menu) => {
  expect(menu.length).toBeGreaterThan(2);
  const openings = menu.map(openingOf);
  expect(openings.filter((opening, index) => opening === openings[index + 1])).toEqual([]);
});

test("knows each opening", () => {
  expect(new Set(menus.flat().map(openingOf))).toEqual(
    new Set(["picture", "figures", "drawing", "documents"]),
  );
});

test.each(ONE_BAND)("has one image band on $path", ({ sections }) => {
  expect(sections.filter(({ kind }) => kind === "image-band")).toHaveLength(1);
});
