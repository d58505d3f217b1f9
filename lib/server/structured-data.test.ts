import { describe, expect, it } from "vitest";
import { pages } from "#content/routes.ts";
import { products } from "#content/products/index.ts";
import { structuredData, toJsonLd } from "./structured-data.ts";

type Node = Record<string, unknown> & { "@type": string };

/** What Google's documentation requires of each kind, and what this site shows besides (developers.google.com/search/docs/appearance/structured-data). */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ["name", "url", "logo", "address", "contactPoint", "email", "telephone"],
  WebSite: ["name", "url"],
  WebPage: ["name", "url", "dateModified"],
  BreadcrumbList: ["itemListElement"],
  Product: ["name", "image", "description", "brand"],
};

const dataOf = (path: string) => {
  const record = pages.find((page) => page.path === path);
  if (!record) throw new Error(`no page at ${path}`);
  return JSON.parse(toJsonLd(structuredData(record))) as Node[];
};

describe.each(pages.map(({ path }) => path))("%s", (path) => {
  it("says of each thing what Google requires, with absolute addresses", () => {
    for (const node of dataOf(path)) {
      expect(Object.keys(REQUIRED)).toContain(node["@type"]);
      for (const property of REQUIRED[node["@type"]] ?? []) {
        expect(node[property], `${node["@type"]}.${property}`).toBeTruthy();
      }
      for (const property of ["url", "logo", "thumbnailUrl", "contentUrl"]) {
        if (node[property]) expect(URL.canParse(String(node[property]))).toBe(true);
      }
    }
  });

  it("claims no offer, price, review or rating", () => {
    expect(JSON.stringify(dataOf(path))).not.toMatch(/offers|price|review|aggregateRating/i);
  });
});

it("leads from the home page to each page, in order", () => {
  const trail = dataOf("/products/wall-panels").find((node) => node["@type"] === "BreadcrumbList");
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: "Home" },
    { position: 2, name: "Products" },
    { position: 3, name: "Wall panels", item: expect.stringMatching(/\/products\/wall-panels$/) },
  ]);
});

const typesOf = (path: string) => dataOf(path).map((node) => node["@type"]);

it("shows the organization and the site once, and a product on each product page", () => {
  expect(typesOf("/")).toEqual(["Organization", "WebSite"]);
  for (const { path } of products) expect(typesOf(path)).toContain("Product");
});

it("cannot be ended early by what a record says", () => {
  const [page] = pages;
  if (!page) throw new Error("no page");
  const hostile = {
    ...page,
    path: "/about",
    description: "</script><script>alert(1)</script>",
  } as const;
  expect(toJsonLd(structuredData(hostile))).not.toContain("<");
});
