import { describe, expect, it } from "vitest";
import { crawledPages as pages } from "#content/site/site-pages.ts";
import { company } from "#content/company.ts";
import { SITE_DESCRIPTION } from "#content/pages/home.ts";
import { recordData } from "./record-data.ts";
import { toJsonLd } from "./structured-data.ts";
import { ENGLISH } from "#lib/languages/words.ts";

type Node = Record<string, unknown> & { "@type": string };

/** Required by developers.google.com/search/docs/appearance/structured-data, and what this site adds. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ["name", "url", "logo", "address", "contactPoint", "email", "telephone"],
  WebSite: ["name", "url"],
  WebPage: ["name", "url", "dateModified"],
  BreadcrumbList: ["itemListElement"],
  Product: ["name", "image", "description", "brand"],
  DigitalDocument: ["name", "url", "encodingFormat", "dateModified"],
};

const dataOf = (path: string) => {
  const record = pages.find((page) => page.path === path);
  if (!record) throw new Error(`no page at ${path}`);
  return JSON.parse(toJsonLd(recordData(record, ENGLISH))) as Node[];
};

describe.each(pages.map(({ path }) => path))("%s", (path) => {
  it("has the properties Google requires, with absolute URLs", () => {
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

const typesOf = (path: string) => dataOf(path).map((node) => node["@type"]);

it.each(pages.map(({ path }) => path))(
  "refers on %s to no node that it does not define",
  (path) => {
    const references: unknown[] = [];
    JSON.stringify(dataOf(path), (_key, node: unknown) => {
      if (typeof node === "object" && node !== null && "@id" in node) references.push(node);
      return node;
    });
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(reference).toMatchObject(PUBLISHER);
  },
);

it("cannot be closed early by a record's text", () => {
  const [page] = pages;
  if (!page) throw new Error("no page");
  const hostile = {
    ...page,
    path: "/about",
    description: "</script><script>alert(1)</script>",
  } as const;
  expect(toJsonLd(recordData(hostile, ENGLISH))).not.toContain("<");
});

const CONTEXT = "https://schema.org";
const SITE = "http://localhost:3000";
const PUBLISHER = {
  "@type": "Organization",
  "@id": `${SITE}/#organization`,
  name: company.name,
  url: `${SITE}/`,
};
const PAGE = { "@context": CONTEXT, "@type": "WebPage", inLanguage: "en", publisher: PUBLISHER };

it("describes the organization with its contact data and the site as its own", () => {
  const [organization, site] = dataOf("/");
  const contact = { email: company.email, telephone: company.phone.href.replace("tel:", "") };
  const address = { streetAddress: company.address.street, addressLocality: company.address.city };
  expect(organization).toMatchObject({
    ...PUBLISHER,
    ...contact,
    description: SITE_DESCRIPTION,
    foundingDate: company.founded,
    address,
    contactPoint: { ...contact, url: `${SITE}/request-quote` },
  });
  expect(site).toEqual({ ...PAGE, "@type": "WebSite", name: company.name, url: `${SITE}/` });
});

it("describes only a product page as a product, by its specification", () => {
  const [page, trail, product] = dataOf("/products/hardwood-flooring");
  expect(page).toMatchObject(PAGE);
  expect(trail).toMatchObject({
    "@context": CONTEXT,
    itemListElement: [{ "@type": "ListItem" }, { "@type": "ListItem" }, { "@type": "ListItem" }],
  });
  expect(product).toMatchObject({
    "@context": CONTEXT,
    category: "Building materials",
    brand: { "@type": "Brand", name: company.name },
    manufacturer: PUBLISHER,
    image: Array.from(
      { length: 3 },
      () => expect.stringMatching(`^${SITE}/images/.+\\.webp`) as unknown,
    ),
  });
  expect(typesOf("/about")).toEqual(["WebPage", "BreadcrumbList"]);
});
