import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { assetClasses } from "./asset-classes/asset-class-list.ts";
import { images } from "./images/images.ts";
import { productNotes } from "./notes/product-notes.ts";
import { SPECIES_LISTED } from "./figures/product-figures.ts";
import { doorsWindows } from "./products/doors-windows.ts";
import { products } from "./products/product-list.ts";
import { crawledPages, pages } from "./site/site-pages.ts";
import { samples } from "./sample-options.ts";
import { isOffered } from "./switches.ts";
import { INCOTERMS } from "./claims.ts";
import { flooringSpecies } from "./products/flooring-species.ts";
import { termsOfTrade, tradeDates } from "./terms-of-trade.ts";
import type { PageRecord, ProductRecord, Section } from "./record-types.ts";

/** Forces, times, warranties and sound ratings as they are written. */
const MEASURED =
  /(?<![\w.–-])\d[\d,.]*(?:–\d[\d,.]*)?(?: lbf| kN| weeks| hours| business days|-year|-point)|0\.\d\d(?:–0\.\d\d|\+)/g;

const COUNTS: Record<string, Partial<Record<Section["kind"], number>>> = {
  "/products/hardwood-flooring": { features: 6, specification: 8, samples: 6, certifications: 5 },
  "/products/wall-panels": { features: 6, specification: 8, samples: 6, certifications: 5 },
  "/products/custom-cabinets": { features: 6, specification: 8, samples: 6, certifications: 5 },
  "/products/doors-windows": { specification: 11, samples: 6, projects: 3, certifications: 4 },
  "/asset-classes/luxury-residences": { testimonials: 2, process: 4 },
  "/asset-classes/hospitality-resorts": { testimonials: 2, certifications: 4 },
  "/asset-classes/commercial-retail": { testimonials: 2 },
  "/asset-classes/office": { testimonials: 2, process: 4 },
  "/asset-classes/real-estate-developments": { testimonials: 2 },
  "/asset-classes/oem-private-label": { testimonials: 2 },
};

const IMPERIAL = /\d[M+]*\s?(?:in|inch|ft|sq ft|cu ft|lbf|lb|psf|°F)(?![\p{L}/])/u;
/** As drawings write feet beside meters. */
const FEET_MARK = /\d′/;
const METRIC = /\d[M+]*\s?(?:mm|m|m²|kN|kg|°C|k?Pa)(?![\p{L}/])/u;

/** The texts of a record; a value or an amount, its label and its other unit are one statement. */
function statementsIn(held: unknown): string[] {
  if (typeof held === "string") return [held];
  if (typeof held !== "object" || held === null) return [];
  const statements = Object.values(held).flatMap(statementsIn);
  return "value" in held || "amount" in held ? [statements.join(" ")] : statements;
}

function hrefsIn(held: unknown): string[] {
  if (typeof held !== "object" || held === null) return [];
  return Object.entries(held).flatMap(([name, value]) =>
    name === "href" && typeof value === "string" ? [value] : hrefsIn(value),
  );
}

function isTarget({ pathname, hash }: URL): boolean {
  const page = crawledPages.find(({ path }) => path === pathname);
  if (!page || hash === "") return page !== undefined || /\.(?:pdf|docx|txt|zip)$/.test(pathname);
  return idsIn(page.sections).includes(hash.slice(1));
}

function idsIn(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => [
    ...(section.id ? [section.id] : []),
    ...(section.kind === "samples" ? section.items.flatMap(({ slug = [] }) => slug) : []),
  ]);
}

function find(path: string): PageRecord {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no record for ${path}`);
  return page;
}

function sizeOf(section: Section): number {
  if ("items" in section) return section.items.length;
  if ("rows" in section) return section.rows.length;
  if ("steps" in section) return section.steps.length;
  return 0;
}

describe("content required by the specification", () => {
  test.each(Object.entries(COUNTS))("has on %s the specified item counts", (path, counts) => {
    const { sections } = find(path);

    for (const [kind, count] of Object.entries(counts))
      expect(sections.filter((section) => section.kind === kind).map(sizeOf)).toEqual([count]);
  });

  test("names the standard of each door and window value and whether it is typical or tested", () => {
    const rows = doorsWindows.sections.flatMap((section) =>
      section.kind === "specification" ? section.rows : [],
    );

    for (const { label, standard, basis } of rows) {
      expect(standard, label).toMatch(/^(NFRC|ASTM|EN|NAFS)\b/);
      expect(["typical", "tested"], label).toContain(basis);
    }
    expect(new Set(rows.map(({ basis }) => basis)).size).toBe(2);
  });

  test.each(products)("lists on $path the available samples with their values", (product) => {
    const section = product.sections.find(({ kind }) => kind === "samples");
    if (!section || !("columns" in section)) throw new Error("It has no samples.");

    const all =
      pages.find(({ path }) => "more" in section && path === section.more.href) ?? product;
    const items = all.sections.flatMap((one) => (one.kind === "samples" ? one.items : []));
    expect(Object.fromEntries(items.map(({ slug, name }) => [slug, name]))).toStrictEqual(
      samples[product.slug],
    );
    for (const { slug, values } of items) expect(values, slug).toHaveLength(section.columns.length);
  });

  test("has unique sample slugs that match no other anchor", () => {
    const slugs = Object.values(samples).flatMap((names) => Object.keys(names));
    const anchors = new Set<string>(
      products.flatMap(({ sections }) =>
        sections.flatMap((section) => ("id" in section ? [section.id] : [])),
      ),
    );

    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => anchors.has(slug))).toEqual([]);
  });

  test("writes a measured figure in one file only, so that no two pages differ", () => {
    const files = globSync("{asset-classes,pages,products,site}/*.ts", {
      cwd: import.meta.dirname,
    });
    const places = new Map<string, Set<string>>();
    for (const file of [...files, "claims.ts", "figures/product-figures.ts"]) {
      const source = readFileSync(join(import.meta.dirname, file), "utf8");
      for (const [figure] of source.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(MEASURED))
        places.set(figure, (places.get(figure) ?? new Set()).add(file));
    }

    expect(places.size).toBeGreaterThan(20);
    expect([...places].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  test.each(assetClasses)("counts on $path what its card counts", ({ card, sections }) => {
    const figures = (sections as readonly Section[]).flatMap((section) => {
      if (section.kind === "figures") return section.items;
      return section.kind === "page-header" ? (section.figures ?? []) : [];
    });
    const same = figures.find(({ label }) => label === card.stat.label);

    expect(same?.value ?? card.stat.value).toBe(card.stat.value);
  });

  test("gives each dimension, area and force in both units", () => {
    const oneSided = statementsIn({ pages, productNotes, images }).filter(
      (statement) =>
        IMPERIAL.test(statement) !== METRIC.test(statement) &&
        !(METRIC.test(statement) && FEET_MARK.test(statement)),
    );

    expect(oneSided).toEqual([]);
  });

  test("links only to pages, documents and anchors that exist", () => {
    const dead = crawledPages.flatMap((page) =>
      hrefsIn(page.sections)
        .filter(
          (href) => isOffered(href) && !isTarget(new URL(href, `https://site.example${page.path}`)),
        )
        .map((href) => `${page.path}: ${href}`),
    );

    expect(dead).toEqual([]);
  });

  test.each(assetClasses)("leads from $path to its materials", ({ path, sections }) => {
    const leads = new Set(hrefsIn(sections).map((href) => href.split("#")[0]));
    const reached = products.filter((product) => leads.has(product.path));

    expect(reached.length, path).toBeGreaterThan(1);
  });

  test("has no empty answer, but one line for what only the owner can state", () => {
    const empty = termsOfTrade.filter((term) => /export team|the quote/.test(term.description));
    expect(empty).toEqual([]);
    expect(termsOfTrade.filter(({ name }) => name === "Stated with the quote")).toHaveLength(1);
  });

  test("has in each product's table what holds for an order", () => {
    for (const { name, sections } of products as readonly ProductRecord[]) {
      const rows = sections.flatMap((section) =>
        section.kind === "specification" ? [...section.rows, ...(section.order ?? [])] : [],
      );
      const asked = rows.map(({ label }) => label.toLowerCase()).join(", ");
      for (const label of ["packing", "delivery", "lead time", "minimum order", "payment"])
        expect(asked, name).toContain(label);
    }
  });

  test("has looked up each legal date within a year: if not, correct it and `checkedOn`", () => {
    const oldest = new Date();
    oldest.setUTCFullYear(oldest.getUTCFullYear() - 1);
    expect(tradeDates.filter(({ checkedOn }) => new Date(checkedOn) < oldest)).toEqual([]);
  });

  test("omits the footer only on the first three product pages", () => {
    expect(pages.filter(({ footer }) => footer === false).map(({ path }) => path)).toEqual([
      "/products/hardwood-flooring",
      "/products/wall-panels",
      "/products/custom-cabinets",
    ]);
  });
});

describe("what two records could state differently", () => {
  const texts = statementsIn({ pages, productNotes, images, termsOfTrade });
  const withWords = (words: RegExp) => texts.filter((text) => words.test(text));

  test("has one list of incoterms, without DDP", () => {
    expect(withWords(/DDP/)).toEqual([]);
    expect(withWords(/FOB/).filter((text) => !text.includes(INCOTERMS))).toEqual([]);
    expect(withWords(/FOB/).length).toBeGreaterThan(3);
  });

  test("uses each lot number once", () => {
    const captions = Object.values(images).flatMap(({ caption }) =>
      /lot \d+/.test(caption) ? caption : [],
    );
    expect(captions).toEqual(["American walnut, lot 0214"]);
  });

  test("has its own herringbone in one width, and labels a partner's width as such", () => {
    const widths = texts.flatMap((text) =>
      text.includes("partner") ? [] : [...text.matchAll(/herringbone[^;]*?(\d+) mm/gi)],
    );
    expect(new Set(widths.map(([, width]) => width))).toEqual(new Set(["115"]));
  });

  test("shows a plank of another thickness than its own only as a partner's", () => {
    const own = /\b(?:19|16|13|10) mm/;
    const odd = withWords(/planks?\b[^;]*, 1\d mm/).filter((text) => !own.test(text));
    expect(odd.filter((text) => !text.includes("partner"))).toEqual([]);
  });

  test("counts the species that have values", () => {
    expect(flooringSpecies).toHaveLength(SPECIES_LISTED);
    expect(withWords(/with their values/)).toEqual([
      expect.stringContaining(`${SPECIES_LISTED} with`),
    ]);
  });

  test("has shop drawings follow the signed sample", () => {
    expect(withWords(/shop drawings with the quote/i)).toEqual([]);
    expect(withWords(/importer's name/)).toEqual([]);
  });
});
