import { expect, test } from "vitest";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { notFoundBand } from "#content/pages/not-found.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";
import { footerColumns, navigation } from "./site-navigation.ts";
import { pages } from "./site-pages.ts";

/** What a visitor sees first below the title: the image, the stats, or the kind of the next section. */
function openingOf({ sections: [header, next] }: PageRecord): string {
  if (header?.kind !== "page-header") return header?.kind ?? "";
  if (header.image && header.opens !== "figures") return "image";
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
  ...footerColumns.slice(0, 3).map(({ links }) => links.flatMap(({ href }) => recordOf(href))),
];

test.each(menus)("opens no page like its neighbor in a menu, from %o", (...menu) => {
  expect(menu.length).toBeGreaterThan(2);
  const openings = menu.map(openingOf);
  expect(openings.filter((opening, index) => opening === openings[index + 1])).toEqual([]);
});

test.each(footerColumns)("names pages as they do themselves, under $title", ({ links }) => {
  for (const { label, href } of links)
    for (const { name } of recordOf(href)) expect(label).toBe(name);
});

test("shows at most one image band on a page, and none on two pages", () => {
  const perPage = pages.map(({ sections }) =>
    sections.flatMap((section) => (section.kind === "image-band" ? section.image : [])),
  );
  expect(perPage.filter(({ length }) => length > 1)).toEqual([]);
  const shown = [notFoundBand.image, ...perPage.flat()];
  expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
  expect(shown.length).toBeGreaterThanOrEqual(12);
});
