import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { productSheets } from "#content/plans/product-sheets.ts";
import { products } from "#content/products/product-list.ts";
import { typeset } from "#lib/styles/typography.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { ProductDrawing } from "./product-drawing.tsx";

/** Between the margins of print.css, in millimeters, with room for heading, title block and key. */
const SHEET = { width: 184, height: 215 };

describe.each(products.map(({ name, slug }) => [name, slug] as const))("%s", (_, slug) => {
  const html = renderToStaticMarkup(<ProductDrawing slug={slug} words={ENGLISH} />);
  const figures = html.split("<figure").slice(1);

  test("numbers on the drawing what its key lists, each once", () => {
    const codes = [...html.matchAll(/class="strong">((?:<text[^>]*>\d+<\/text>)+)/g)].flatMap(
      ([, texts = ""]) => [...texts.matchAll(/>(\d+)</g)].map(([, code]) => Number(code)),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual(
      productSheets[slug].map(({ code }) => Number(code)),
    );
    const said = html.replaceAll("&#x27;", "'").replaceAll(/<[^>]+>/g, "|");
    const key = typeset(productSheets[slug]).map(({ name }) => name);
    expect(key.filter((name) => !said.includes(`|${name}|`))).toEqual([]);
  });

  test("has a name, a description and unique ids", () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const figure of figures) {
      for (const [, list = ""] of figure.matchAll(/aria-(?:labelledby|describedby)="([^"]+)"/g))
        expect(ids).toContain(list);
      expect(figure.match(/url\(#([^)]+)\)/g)?.map((url) => url.slice(5, -1)) ?? []).toEqual(
        expect.not.arrayContaining([expect.not.stringMatching(`^(?:${ids.join("|")})$`)]),
      );
      expect(figure).not.toMatch(/\{\w+\}/);
    }
  });

  test("fits an A4 at the scale that its title block names", () => {
    for (const figure of figures) {
      const [, width, height] =
        /<svg[^>]* width="([\d.]+)mm" height="([\d.]+)mm"/.exec(figure) ?? [];
      expect(Number(width)).toBeLessThanOrEqual(SHEET.width);
      expect(Number(height)).toBeLessThanOrEqual(SHEET.height);
      expect(figure).toMatch(/1:\d+/);
    }
  });
});
