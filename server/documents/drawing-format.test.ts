import { globSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { TRANSLATED_LANGUAGES } from "#content/languages/languages.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { DRAWINGS_FOLDER, drawingTexts, readDrawing } from "./drawing-format.ts";

const ids = globSync(`${DRAWINGS_FOLDER}/*.svg`).map((file) => basename(file, ".svg"));
const MM_PER_INCH = 25.4;
const PER_INCH = 72;
/** Between the margins of print.css, with room for heading, title block and list. */
const SHEET_MM = { width: 184, height: 215 };

describe.each(ids)("%s.svg", (id) => {
  it("opens outside of the site too, in the size that it has on an A4", async () => {
    const { width, height } = readDrawing(id, ENGLISH);
    const opened = await sharp(`${DRAWINGS_FOLDER}/${id}.svg`, { density: PER_INCH }).metadata();
    for (const [pixels, size, most] of [
      [opened.width, width, SHEET_MM.width],
      [opened.height, height, SHEET_MM.height],
    ] as const) {
      expect(size).toMatch(/^[\d.]+mm$/);
      expect(Math.abs(pixels - (parseFloat(size) * PER_INCH) / MM_PER_INCH)).toBeLessThanOrEqual(1);
      expect(parseFloat(size)).toBeLessThanOrEqual(most);
    }
  });

  it("brings the page its drawing alone, with each id that it refers to once", () => {
    const { content } = readDrawing(id, ENGLISH);
    expect(content).not.toMatch(/<(?:title|desc|style|script|image|!--)|\son\w+=|https?:/);
    const own = [...content.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    const used = [...content.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, name]) => name);
    expect(new Set(own).size).toBe(own.length);
    expect([...new Set(used)].toSorted()).toEqual(own.toSorted());
  });
});

it.each(TRANSLATED_LANGUAGES)("says each text in %s, and numbers in its notation", (language) => {
  const drawing = readDrawing("typical-floor", wordsOf(language));
  expect(drawing.title).not.toBe(drawingTexts("typical-floor")[0]);
  expect(drawing.content).not.toMatch(/Kitchen|Bedroom|Oak scheme/);
  const thousands = { de: "4.000", fr: "4\u202f000", es: "4000", ar: "\u20664,000\u2069" }[
    language
  ];
  expect(readDrawing("reverberation", wordsOf(language)).content).toContain(`>${thousands}<`);
});

it("names the file that is no drawing", () => {
  expect(() => readDrawing("gold", ENGLISH)).toThrow(/content\/drawings\/gold\.svg/);
});
