/**
 * Reduces the pages' fonts to one weight and Latin characters, and unpacks those of print, which the PDF renderer would
 * do again for each glyph. Run after a font update: `npm i --prefix /tmp/subset subset-font && NODE_PATH=/tmp/subset/node_modules
 * node scripts/subset-fonts.ts`
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { typefaces } from "#content/typefaces.ts";

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: string; variationAxes?: Record<string, number> },
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

const FONTS = "components/styles/fonts/";
const prints = Object.values(typefaces).flatMap(({ print }) => print.map(({ file }) => file));

const CUTS = [
  ...prints.map((file) => ({
    from: `/${file.replace(/-latin.*/, "")}/files/${file.replace("ttf", "woff")}`,
    to: `${FONTS}${file}`,
    text: characters(0x20, 0x2fff),
    targetFormat: "truetype",
  })),
  {
    from: `-variable/${typefaces.serif.page.file}`,
    to: `${FONTS}serif.woff2`,
    text: `${ASCII}${MARKS}${EUROPEAN}\u00A0°·§©øØ`,
    variationAxes: typefaces.serif.page.axes,
  },
  {
    from: "-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
    to: "public/vazirmatn.woff2",
    text: ARABIC,
    variationAxes: { wght: 400 },
  },
  {
    from: `-variable/${typefaces.sans.page.file}`,
    to: `${FONTS}sans.woff2`,
    text: `${ASCII}${LATIN_1}${MARKS}„‚œŒ`,
    variationAxes: typefaces.sans.page.axes,
  },
];

for (const { from, to, text, ...format } of CUTS) {
  const original = await readFile(new URL(`node_modules/@fontsource${from}`, root));
  const cut = await subsetFont(original, text, { targetFormat: "woff2", ...format });
  await writeFile(new URL(to, root), cut);
  process.stdout.write(`${to} ${cut.length} bytes\n`);
}
