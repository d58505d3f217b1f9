/**
 * Reduces the pages' fonts to one weight and Latin characters, and unpacks those of print, which the PDF renderer would
 * do again for each glyph. Run after a font update: `npm i --prefix /tmp/subset subset-font && NODE_PATH=/tmp/subset/node_modules
 * node scripts/subset-fonts.ts`
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { typefaces } from "#content/typefaces.ts";

type SubsetFont = (font: Buffer, text: string, form: object) => Promise<Buffer>;

const subsetFont: SubsetFont = createRequire(import.meta.url)("subset-font");

const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ASCII = characters(0x20, 0x7e);
const LATIN_1 = characters(0xa0, 0xff);
const MARKS = "–—‘’“”…×↑↓′″−";
const EUROPEAN = "²³«»„‚¿¡áàâäãçéèêëíìîïñóòôöúùûüßœæÁÀÂÄÇÉÈÊÍÎÑÓÔÖÚÛÜŒ";
/** The letters of Arabic with their marks; the file keeps the tables that join them. */
const ARABIC = `${characters(0x620, 0x652)}ٰ،؛؟٪٫٬«»`;

const { serif, sans } = typefaces;
/** The package's file below `@fontsource`, the characters that stay, and the axes of a page's font. */
const CUTS: Record<string, [from: string, text: string, axes?: Record<string, number>]> = {
  "serif.woff2": [
    `-variable/${serif.page.file}`,
    `${ASCII}${MARKS}${EUROPEAN}\u00A0°·§©øØ`,
    serif.page.axes,
  ],
  "sans.woff2": [`-variable/${sans.page.file}`, `${ASCII}${LATIN_1}${MARKS}„‚œŒ`, sans.page.axes],
  "../../../public/vazirmatn.woff2": [
    "-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
    ARABIC,
    { wght: 400 },
  ],
};
for (const { file } of [...serif.print, ...sans.print]) {
  const from = `/${file.replace(/-latin.*/, "")}/files/${file.replace("ttf", "woff")}`;
  CUTS[file] = [from, characters(0x20, 0x2fff)];
}

for (const [to, [from, text, axes]] of Object.entries(CUTS)) {
  const original = await readFile(new URL(`../node_modules/@fontsource${from}`, import.meta.url));
  const form = axes ? { targetFormat: "woff2", variationAxes: axes } : { targetFormat: "truetype" };
  const cut = await subsetFont(original, text, form);
  await writeFile(new URL(`../components/styles/fonts/${to}`, import.meta.url), cut);
  process.stdout.write(`${to} ${cut.length} bytes\n`);
}
