import { describe, expect, it } from "vitest";
import { TRANSLATED_LANGUAGES } from "#content/languages/languages.ts";
import { productNotes } from "#content/notes/product-notes.ts";
import { products } from "#content/products/product-list.ts";
import { hardwoodFlooring } from "#content/products/hardwood-flooring.ts";
import { type ImageId, images } from "#content/images/images.ts";
import type { Section } from "#content/record-types.ts";
import { noteOf, positionText, threePartText } from "./specification-text-format.ts";
import { specificationTxt } from "./specification-format.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";

const widthsIn = (lines: readonly { text: string }[]) =>
  lines.filter(({ text }) => text.includes("76–305 mm")).map(({ text }) => text);
const rowsOf = (sections: readonly Section[]) =>
  sections.flatMap((section) => (section.kind === "specification" ? section.rows : []));

describe.each(products)("the specification text of $name", (product) => {
  const lines = threePartText(product);
  const text = lines.map((line) => line.text).join("\n");

  it("numbers its parts, articles and paragraphs without gaps", () => {
    const headings = lines.filter(({ level }) => level < 2).map(({ number }) => number);
    expect(headings.join(" ")).toBe(
      "PART 1 1.1 1.2 1.3 1.4 1.5 1.6 PART 2 2.1 2.2 2.3 2.4 PART 3 3.1 3.2 3.3 3.4",
    );
    for (const { level, number } of lines)
      expect(number).toMatch([/^PART \d$/, /^\d\.\d$/, /^[A-Z]\.$/, /^\d+\.$/][level] ?? /^$/);
  });

  it("states each value and limit of the records", () => {
    const { limits } = productNotes[product.slug].installation;
    for (const { label, value } of [...rowsOf(product.sections), ...limits]) {
      // A row that the specifier chooses from is stated value by value.
      const stated = text.includes(value) || value.split(", ").every((part) => text.includes(part));
      const isHeadline = /^(?:Species|Finish)$/.test(label);
      expect(stated || isHeadline, `${label}: ${value}`).toBe(true);
    }
  });

  it("is an item of a bill of quantities with a quantity to fill in", () => {
    const position = positionText(product);
    expect(position.map(({ label }) => label)).toEqual([
      ...new Set(position.map(({ label }) => label)),
    ]);
    expect(position).toContainEqual({
      label: "Quantity",
      text: expect.stringMatching(/^\[____\] /) as string,
    });
    expect(specificationTxt(product).toString()).toContain("ITEM OF A BILL OF QUANTITIES");
  });
});

it("puts metric values first in an item and second in three parts", () => {
  expect(widthsIn(threePartText(hardwoodFlooring))).toEqual([
    "Widths: 3–12 in (76–305 mm), EN 13647.",
  ]);
  expect(widthsIn(positionText(hardwoodFlooring))).toEqual(["76–305 mm (3–12 in), EN 13647"]);
});

it.each([
  [{ sample: true, visualization: true }, "Sample project, visualization."],
  [{ sample: true, visualization: false }, "Sample project."],
  [{ visualization: true }, "Visualization."],
  [{ visualization: false }, ""],
] as const)("says of a project with %j: %j", ({ visualization, ...marks }, note) => {
  const ids = Object.keys(images) as ImageId[];
  const image = ids.find((id) => images[id].visualization === visualization) ?? "catalog-cover";
  const project = { image, ...marks };
  expect(noteOf(project, ENGLISH)).toBe(note);
  for (const language of TRANSLATED_LANGUAGES) {
    const translated = noteOf(project, wordsOf(language));
    expect(translated === "").toBe(note === "");
    expect(translated).not.toContain("ample");
  }
});
