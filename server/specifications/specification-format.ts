import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TextRun,
} from "docx";
import { company } from "#content/company.ts";
import type { products } from "#content/products/product-list.ts";
import {
  POSITION_TITLE,
  positionText,
  sectionNames,
  threePartText,
  type OutlineLine,
} from "./specification-text-format.ts";

type Product = (typeof products)[number];

const TWIPS_PER_INCH = 1_440;
const NUMBERING = "three-part";
/** The levels of an outline, indented in twips, by Word's own numbering, so that a paragraph that is deleted or added renumbers the rest. */
const { DECIMAL, UPPER_LETTER } = LevelFormat;
const LEVELS = [
  { name: "Part", format: DECIMAL, text: "PART %1", left: 1_152, hanging: 1_152 },
  { name: "Article", format: DECIMAL, text: "%1.%2", left: 720, hanging: 720 },
  { name: "Text", format: UPPER_LETTER, text: "%3.", left: 1_296, hanging: 720 },
  { name: "Item", format: DECIMAL, text: "%4.", left: 1_872, hanging: 720 },
];

/** As Word and LibreOffice open it: styles by level, numbers of their own. */
export async function specificationDocx(product: Product): Promise<Buffer> {
  const file = new Document({
    title: `${product.name}: specification text`,
    creator: company.name,
    styles: {
      default: {
        document: { run: { font: "Arial", size: 20 } },
        title: { run: { size: 32, bold: true }, paragraph: { spacing: { after: 240 } } },
        heading1: { run: { size: 24, bold: true }, paragraph: { spacing: { after: 240 } } },
      },
      paragraphStyles: LEVELS.map(({ name }, level) => ({
        id: `Specification${name}`,
        name: `Specification ${name}`,
        basedOn: "Normal",
        quickFormat: true,
        run: { bold: level < 2 },
        paragraph: { keepNext: level < 2, spacing: { before: level < 2 ? 240 : 60, after: 60 } },
      })),
    },
    numbering: {
      config: [
        {
          reference: NUMBERING,
          levels: LEVELS.map(({ format, text, left, hanging }, level) => ({
            level,
            format,
            text,
            alignment: AlignmentType.START,
            style: { paragraph: { indent: { left, hanging } } },
          })),
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: titleOf(product), heading: HeadingLevel.TITLE }),
          ...threePartText(product).map(
            ({ level, text }) =>
              new Paragraph({
                text,
                style: `Specification${LEVELS[level]?.name}`,
                numbering: { reference: NUMBERING, level },
              }),
          ),
          new Paragraph("END OF SECTION"),
          new Paragraph({
            text: POSITION_TITLE,
            heading: HeadingLevel.HEADING_1,
            pageBreakBefore: true,
          }),
          ...positionText(product).map(
            ({ label, text }) =>
              new Paragraph({
                indent: { left: 2.4 * TWIPS_PER_INCH, hanging: 2.4 * TWIPS_PER_INCH },
                spacing: { after: 60 },
                tabStops: [{ type: "left", position: 2.4 * TWIPS_PER_INCH }],
                children: [
                  new TextRun({ text: label, bold: true }),
                  new TextRun({ children: [new Tab(), text] }),
                ],
              }),
          ),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** For programs that take plain text: numbers written out, a level by two spaces. */
export function specificationTxt(product: Product): Buffer {
  const lines = [
    titleOf(product),
    ...threePartText(product).map(lineOf),
    "",
    "END OF SECTION",
    "",
    "",
    POSITION_TITLE,
    "",
    ...positionText(product).map(({ label, text }) => `${label}: ${text}`),
  ];
  // Notepad and older editors read UTF-8 by its mark, and break lines at CR LF.
  return Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`);
}

function titleOf(product: Product): string {
  return `SECTION ${sectionNames(product)[0]?.toUpperCase()}`;
}

function lineOf({ level, number, text }: OutlineLine): string {
  const gap = level < 2 ? "\r\n" : "";
  return `${gap}${"  ".repeat(Math.max(level - 1, 0))}${number} ${text}`;
}
