import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { catalog } from "#content/site/catalog.ts";
import { images } from "#content/images/images.ts";
import { flooringSpecies } from "#content/products/flooring-species.ts";
import { productNotes } from "#content/notes/product-notes.ts";
import { products as range } from "#content/products/product-list.ts";
import { termsOfTrade } from "#content/terms-of-trade.ts";
import type { PageRecord, ProductRecord } from "#content/record-types.ts";
import {
  hyphenedRanges,
  invisibleCharacters,
  otherSpellings,
  brokenLines,
} from "#e2e/support/english.ts";
import { readDrawing } from "./drawing-format.ts";
import { catalogPdf, notesPdf, specSheetPdf } from "./pdf-format.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

function describedImages(pdf: Buffer): { alternatives: string[]; undescribed: number } {
  const drawn = pageContents(pdf).join("\n");
  const marked = /\/Span <<\s*\/Alt \(((?:\\[^]|[^\\)])*)\)\s*>> BDC([^]*?)EMC/g;
  return {
    alternatives: [...drawn.matchAll(marked)].map(([, text = ""]) => textOf(text)),
    undescribed: drawn.replaceAll(marked, "").match(/\/I\d+ Do/g)?.length ?? 0,
  };
}

function pageContents(pdf: Buffer): string[] {
  const streams = pdf
    .toString("latin1")
    .matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([^]*?)\r?\nendstream/g);
  return [...streams].map(([, bytes = ""]) =>
    inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"),
  );
}

/** Decodes a PDF string: escaped, and in UTF-16 if it begins with a byte order mark. */
function textOf(literal: string): string {
  const bytes = literal.replaceAll(/\\([^])/g, "$1");
  return bytes.startsWith("\xfe\xff")
    ? Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le")
    : bytes;
}

/** The document's lines in reading order, cell by cell. */
async function linesOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const lines: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    let isNew = true;
    for (const item of items) {
      if (!("str" in item)) continue;
      if (isNew) lines.push(item.str);
      else lines.push((lines.pop() ?? "") + item.str);
      isNew = item.hasEOL;
    }
  }
  return lines;
}

const products: readonly ProductRecord[] = range;

/** What a reader of paper cannot do, and where nothing is. */
const SCREEN_WORDS = /\b(?:open a|click|press|scroll|below|this page|the site is|website)\b/i;

describe("catalog", () => {
  it("is a PDF under 8 MB with bookmarks", async () => {
    const pdf = await catalogPdf(ENGLISH);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeLessThan(8_000_000);
    expect(pdf.length).toBeGreaterThan(300_000);
    expect(pdf.toString("latin1")).toContain("/Outlines");
  }, 120_000);

  it("has selectable text, page numbers and a linked table of contents", async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await catalogPdf(ENGLISH)));
    const { text } = await extractText(pdf);
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      "Cover",
      "Contents",
      ...catalog.chapters.map(({ name }) => name),
      catalog.projects.title,
      catalog.ordering.title,
    ]);
    const contents = await pdf.getPage(2);
    const links = (await contents.getAnnotations()).filter(({ subtype }) => subtype === "Link");
    expect(links).toHaveLength(catalog.chapters.length + 2);
    for (const { name } of catalog.chapters) {
      const [, printed] = new RegExp(`${name} (\\d+)`).exec(text[1] ?? "") ?? [];
      expect(text[Number(printed) - 1], name).toMatch(new RegExp(`· ${name} ${printed}$`));
    }
  }, 60_000);

  it("has a text alternative for every image", async () => {
    const described = describedImages(await catalogPdf(ENGLISH));
    const samples = (catalog.chapters as readonly PageRecord[])
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.kind === "samples" ? section.items : []));
    expect(described.undescribed).toBe(0);
    expect(described.alternatives.flatMap(otherSpellings)).toEqual([]);
    for (const id of [catalog.image, ...samples.map(({ image }) => image)])
      expect(described.alternatives).toContain(images[id].alt);
  }, 60_000);

  it("has a chapter for each product", () => {
    for (const product of products) expect(catalog.chapters).toContain(product);
  });
});

describe.each([
  ["the catalog", () => catalogPdf(ENGLISH)],
  ...products.map((product) => [product.name, () => specSheetPdf(product, ENGLISH)] as const),
  ...range.map(
    (product) =>
      [
        `the notes on ${product.name.toLowerCase()}`,
        () => notesPdf(product, productNotes[product.slug], ENGLISH),
      ] as const,
  ),
] as const)("text of %s", (_name, render) => {
  it("uses American spelling, en dashes in ranges and no line breaks inside numbers", async () => {
    const lines = await linesOf(await render());
    const text = lines.join(" ");
    expect(text.length).toBeGreaterThan(1_000);
    expect(otherSpellings(text)).toEqual([]);
    expect(hyphenedRanges(text)).toEqual([]);
    expect(invisibleCharacters(text)).toEqual([]);
    expect(brokenLines(lines)).toEqual([]);
    expect(text).not.toMatch(SCREEN_WORDS);
  }, 60_000);
});

it.each([
  ["the catalog", products, () => catalogPdf(ENGLISH)] as const,
  ...products.map(
    (product) => [product.name, [product], () => specSheetPdf(product, ENGLISH)] as const,
  ),
])(
  "%s has drawings, dark plates, all species and no letter under 9 pt",
  async (_name, of, render) => {
    const pdf = await render();
    const { alternatives } = describedImages(pdf);
    for (const section of of.flatMap(({ sections }) => sections)) {
      if (section.kind === "image-band") expect(alternatives).toContain(images[section.image].alt);
      if (section.kind === "drawing")
        for (const { id } of section.drawings ?? [])
          expect(alternatives).toContain(readDrawing(id, ENGLISH).description);
      if (section.kind === "samples" && section.more)
        for (const { image } of flooringSpecies) expect(alternatives).toContain(images[image].alt);
    }
    const document = await getDocumentProxy(new Uint8Array(pdf));
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      const small = items.filter(
        (item) =>
          "str" in item &&
          item.str.trim() &&
          Math.hypot(item.transform[2], item.transform[3]) < 8.99,
      );
      expect(small, `page ${page}`).toEqual([]);
    }
  },
  60_000,
);

it("answers in the catalog what buyers ask before they order", async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await catalogPdf(ENGLISH)));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const { name } of termsOfTrade) expect(text).toContain(name);
}, 60_000);

it("keeps each product's notes to two pages, installation and care", async () => {
  for (const product of range) {
    const pdf = await getDocumentProxy(
      new Uint8Array(await notesPdf(product, productNotes[product.slug], ENGLISH)),
    );
    expect(pdf.numPages, product.name).toBe(2);
    expect(await pdf.getMetadata()).toMatchObject({
      info: { Subject: `Installation and care of ${product.name.toLowerCase()}.` },
    });
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(["Installation", "Care"]);
  }
}, 60_000);
