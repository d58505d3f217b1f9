import { join } from "node:path";
import { Font, renderToBuffer } from "@react-pdf/renderer";
import { catalog } from "#content/site/catalog.ts";
import { images, type ImageId } from "#content/images/images.ts";
import { products } from "#content/products/product-list.ts";
import type { ProductNotes, ProductRecord } from "#content/record-types.ts";
import { species } from "#content/pages/species.ts";
import { drawingImage } from "./drawing-parts.tsx";
import { readDrawing } from "./drawing-format.ts";
import { CatalogDocument, catalogProjects } from "./catalog-document.tsx";
import { NotesDocument, SpecSheetDocument } from "./product-document.tsx";
import { imagesOf } from "#lib/images/page-images.ts";
import { oncePerProcess } from "#lib/once-per-process.ts";
import { PRINT_FONTS, printImage } from "./image-format.ts";
import { typefaces } from "#content/typefaces.ts";
import type { PrintImages } from "./document-parts.tsx";
import { translateText, type Words } from "#lib/languages/words.ts";
import { hash } from "node:crypto";

/** Rendered once per process and language. */
export function catalogPdf(words: Words): Promise<Buffer> {
  const ids = [
    catalog.image,
    ...Object.values(catalog.ends),
    ...products.map(({ card }) => card.swatch),
    ...catalog.chapters.flatMap(imagesOf),
    ...imagesOf(species),
    ...catalogProjects.map(({ image }) => image),
  ];
  const used = { ids, drawingsOf: products, words, sizeOf: plateSize };
  return once(`${words.language} catalog`, used, async (prints) => {
    // The first pass finds each chapter's page, the second prints it in the contents.
    const content = { words, images: prints, pageNumbers: new Map<string, number>() };
    await renderToBuffer(<CatalogDocument {...content} />);
    return renderToBuffer(<CatalogDocument {...content} />);
  });
}

/** Rendered once per process and language. */
export function specSheetPdf(record: ProductRecord, words: Words): Promise<Buffer> {
  const ids = [record.card.image, ...imagesOf(record), ...imagesOf(species)];
  return once(`${words.language} ${record.slug}`, { ids, drawingsOf: [record], words }, (prints) =>
    renderToBuffer(<SpecSheetDocument record={record} words={words} images={prints} />),
  );
}

/** Rendered once per process and language. */
export function notesPdf(record: ProductRecord, notes: ProductNotes, words: Words) {
  return once(`${words.language} ${record.slug} notes`, { ids: [], drawingsOf: [], words }, () =>
    renderToBuffer(<NotesDocument record={record} notes={notes} words={words} />),
  );
}

type UsedImages = {
  ids: readonly ImageId[];
  drawingsOf: readonly ProductRecord[];
  words: Words;
  sizeOf?: (id: ImageId) => [width: number, height: number];
};

/** Their JPEGs, each with its alternative text. */
async function prepareImages({ ids, drawingsOf, words, sizeOf = printSize }: UsedImages) {
  const prepared = [...new Set(ids)].map(
    async (id) =>
      [id, await printImage(id, ...sizeOf(id)), translateText(images[id].alt, words)] as const,
  );
  const sections = drawingsOf.flatMap((record) => record.sections);
  const drawings = sections
    .flatMap((section) => (section.kind === "drawing" ? (section.drawings ?? []) : []))
    .map(
      async ({ id }) => [id, await drawingImage(id), readDrawing(id, words).description] as const,
    );
  return Promise.all([...prepared, ...drawings]);
}

/** Pixels for the image's place on A4 at 150 to 220 dpi. */
function printSize(id: ImageId): [number, number] {
  const isWide = /^(product|asset|about|quality)-/.test(id);
  return isWide ? [1240, 1000] : [480, 360];
}

function plateSize(id: ImageId): [number, number] {
  if (id === catalog.image) return [1240, 1167];
  if (/^(product|about|quality)-/.test(id)) return [1240, 1754];
  return /^(species|project|asset|detail|sustainability)-/.test(id) ? [1240, 1000] : printSize(id);
}

/** One after the other: an image's alternative text, which is the language's, is set before its document is made. */
let last: Promise<unknown> = Promise.resolve();

function once(key: string, used: UsedImages, render: (prints: PrintImages) => Promise<Buffer>) {
  return oncePerProcess(`${key} pdf`, () => {
    // Other threads make the images while this one makes the documents before.
    const prepared = prepareImages(used);
    const next = last.then(async () => {
      const prints = await prepared;
      for (const [, jpeg, alternative] of prints) describeImage(jpeg, alternative);
      return render(new Map(prints.map(([id, jpeg]) => [id, jpeg])));
    });
    last = Promise.allSettled([prepared, next]);
    return next;
  });
}

for (const { family, print } of Object.values(typefaces))
  Font.register({
    family,
    fonts: print.map(({ weight, file }) => ({ fontWeight: weight, src: join(PRINT_FONTS, file) })),
  });
// Hyphens would break part numbers.
Font.registerHyphenationCallback((word) => [word]);

// oxlint-disable-next-line import/no-named-as-default -- its types declare only the default export
import PDFDocument from "pdfkit";

type PdfDocument = {
  openImage: (this: PdfDocument, bytes: Uint8Array) => object;
  image: (this: PdfDocument, opened: object, ...place: unknown[]) => PdfDocument;
  markContent: (tag: "Span", options: { alt: string }) => PdfDocument;
  endMarkedContent: () => PdfDocument;
};

const alternatives = new Map<string, string>();
const described = new WeakMap<object, string>();

/** Sets a JPEG's alternative text in every document made from now on. */
function describeImage(jpeg: Uint8Array, alternative: string): void {
  alternatives.set(hash("sha256", jpeg), alternative);
}

// The renderer has no alternative texts, so this patches pdfkit, which can mark content with them.
const pdf = PDFDocument.prototype as unknown as PdfDocument;
const { openImage, image } = pdf;
pdf.openImage = function openDescribed(bytes) {
  const opened = openImage.call(this, bytes);
  const alternative = alternatives.get(hash("sha256", bytes));
  if (alternative) described.set(opened, alternative);
  return opened;
};
pdf.image = function drawDescribed(opened, ...place) {
  const alternative = described.get(opened);
  if (!alternative) return image.call(this, opened, ...place);
  this.markContent("Span", { alt: alternative });
  image.call(this, opened, ...place);
  return this.endMarkedContent();
};
