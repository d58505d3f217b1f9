/**
 * Reduces the fonts to one weight and Latin characters. Run after a font update: `npm i --prefix
 * /tmp/subset subset-font && NODE_PATH=/tmp/subset/node_modules node scripts/subset-fonts.ts`
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { typefaces } from "#content/typefaces.ts";

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: "woff2"; variationAxes: Record<string, number> },
) => Promise<Buffer>;

const subsetFont: SubsetFont = createRequire(import.meta.url)("subset-font");

const root = new URL("../", import.meta.url);
const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ASCII = characters(0x20, 0x7e);
const LATIN_1 = characters(0xa0, 0xff);
const MARKS = "–—‘’“”…×↑↓′″−";
const EUROPEAN = "²³«»„‚¿¡áàâäãçéèêëíìîïñóòôöúùûüßœæÁÀÂÄÇÉÈÊÍÎÑÓÔÖÚÛÜŒ";
/** The letters of Arabic with their marks; the file keeps the tables that join them. */
const ARABIC = `${characters(0x620, 0x652)}ٰ،؛؟٪٫٬«»`;

const CUTS = [
  {
    from: typefaces.serif.page.file,
    to: "components/styles/fonts/serif.woff2",
    text: `${ASCII}${MARKS}${EUROPEAN}\u00A0°·§©øØ`,
    axes: typefaces.serif.page.axes,
  },
  {
    from: "vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
    to: "public/vazirmatn.woff2",
    text: ARABIC,
    axes: { wght: 400 },
  },
  {
    from: typefaces.sans.page.file,
    to: "components/styles/fonts/sans.woff2",
    text: `${ASCII}${LATIN_1}${MARKS}„‚œŒ`,
    axes: typefaces.sans.page.axes,
  },
];

for (const { from, to, text, axes } of CUTS) {
  const original = await readFile(new URL(`node_modules/@fontsource-variable/${from}`, root));
  const cut = await subsetFont(original, text, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(new URL(to, root), cut);
  process.stdout.write(`${to} ${cut.length} bytes\n`);
}
