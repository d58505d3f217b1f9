import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { describe, expect, test } from "vitest";
import { pages } from "#content/site/site-pages.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { invisibleCharacters, otherSpellings } from "#e2e/support/english.ts";
import { splitAtBreakableWords, typeset } from "#lib/styles/typography.ts";
import { Sections } from "./sections.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

/** A fictional product: the minimum that a new record needs. */
const corkFlooring = {
  slug: "cork-flooring",
  path: "/products",
  parent: "/products",
  name: "Cork flooring",
  title: "Cork flooring",
  description: "Cork tiles and planks.",
  modified: "2026-11-21",
  card: {
    description: "Cork tiles and planks.",
    image: "species-ash",
    swatch: "species-ash",
    specs: ["Warm", "Quiet", "Light"],
  },
  sections: [
    {
      kind: "page-header",
      title: "Cork flooring",
      lead: "Pressed from bark.",
      back: { label: "Back to Products", href: "/products" },
      image: "species-ash",
      figures: [{ value: "22 dB", label: "impact sound reduction" }],
      actions: [{ kind: "quote", label: "Request a Quote" }],
    },
    {
      kind: "specification",
      id: "specification",
      title: "Specification",
      note: "Nominal.",
      rows: [{ label: "Density", value: "31 lb/ft³", metric: "500 kg/m³", standard: "ISO 7322" }],
    },
    {
      kind: "samples",
      layout: "rack",
      title: "Two grains",
      lead: "Fine and coarse.",
      columns: [{ label: "Density", standard: "ISO 7322" }],
      compare: "Compare two grains",
      items: [
        {
          slug: "fine-grain",
          name: "Fine <grain>",
          image: "species-teak",
          characteristics: "Even",
          applications: "Libraries",
          values: [{ value: "31 lb/ft³", metric: "500 kg/m³" }],
        },
      ],
    },
  ],
} as const satisfies ProductRecord;

// Document links read the documents' sizes first.
async function render(sections: ReactNode): Promise<string> {
  const { prelude } = await prerender(sections);
  return new Response(prelude).text();
}

/** A page's texts and alternative texts, one per line. */
function textsOf(html: string): string[] {
  const alternatives = [...html.matchAll(/ alt="([^"]*)"/g)].map(([, text = ""]) => text);
  const shown = html.replaceAll(/<(script|style)[^]*?<\/\1>/g, "").replaceAll("<!-- -->", "");
  return [...shown.split(/<[^>]*>/), ...alternatives].filter((text) => text.trim());
}

/** Texts in which a number can break from its unit, or a range at its dash. Those of drawings do not break. */
function separable(html: string): string[] {
  const breaking = html.replaceAll(
    / alt="[^"]*"|<span class="whitespace-nowrap">[^<]*<|<svg[^]*?<\/svg>|<p[^>]* hidden[^]*?<\/p>/g,
    "<",
  );
  return textsOf(breaking).filter(
    (text) => typeset(text) !== text || splitAtBreakableWords(text).length > 1,
  );
}

/** Where a sentence lacks what it was to say: "and – of those", "width: ,", "NaN days". A dash alone in a cell says "none". */
const EMPTY_VALUE =
  /\b(?:undefined|null|NaN|Infinity)\b|\[object |\(\s*\)|[,;:]\s*[,;.]|(?:\p{L}|,) –(?=$|[.,;)]| of\b)/u;

describe("sections", () => {
  test("renders a page from a product record alone", async () => {
    const html = await render(<Sections words={ENGLISH} sections={corkFlooring.sections} />);

    expect(html).toContain(">Cork flooring</h1>");
    expect(html).toMatch(/href="\/request-quote"[^>]*>Request a Quote/);
    expect(html).toMatch(/<section id="specification"/);
    expect(html).toMatch(/Density.*31\slb\/ft³.*500\skg\/m³.*ISO 7322/);
    expect(html).toContain("Fine &lt;grain&gt;");
    expect(html).toContain("/images/species/species-teak-");
  });

  test("names the finish of each part of a room in its schedule", async () => {
    const { sections } = pages.find(({ slug }) => slug === "luxury-residences") ?? corkFlooring;
    const html = await render(<Sections words={ENGLISH} sections={sections} />);
    expect(html).toMatch(/<b>H1<\/b> <span>Unlacquered.brass/);
  });

  test.each(pages.map((page) => [page.path, page] as const))(
    "renders %s with one h1, unique anchors, unbreakable units and ranges, no empty value and in American English",
    async (_, page) => {
      const html = await render(<Sections words={ENGLISH} sections={page.sections} />);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(new Set(ids).size).toBe(ids.length);
      expect(textsOf(html)).not.toEqual([]);
      expect(separable(html)).toEqual([]);
      expect(invisibleCharacters(html)).toEqual([]);
      expect(textsOf(html).flatMap(otherSpellings)).toEqual([]);
      expect(textsOf(html).filter((text) => EMPTY_VALUE.test(text))).toEqual([]);
    },
    // The first call reads every document.
    60_000,
  );
});
