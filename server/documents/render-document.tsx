import { renderToBuffer } from "@react-pdf/renderer";
import { catalog } from "#content/site/catalog.ts";
import { images, type ImageId } from "#content/images/images.ts";
import { products } from "#content/products/product-list.ts";
import type { ProductNotes } from "#content/notes/notes-types.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { CatalogDocument, catalogProjects } from "./catalog-document.tsx";
import { NotesDocument } from "./notes-document.tsx";
import { imagesOf } from "./page-images.ts";
import { describeImage } from "./image-alternatives.ts";
import { printImage } from "./print-image.ts";
import { registerFonts } from "./theme.ts";
import { SpecSheetDocument } from "./spec-sheet-document.tsx";
import type { PrintImages } from "./section-parts.tsx";

// On `globalThis`, since Next bundles its routes separately and a build uses each document twice.
const holder = globalThis as typeof globalThis & {
  teragusDocuments?: Map<string, Promise<Buffer>>;
};
const rendered = (holder.teragusDocuments ??= new Map());

/** Rendered once per process. */
export function renderCatalog(): Promise<Buffer> {
  return once("catalog", async () => {
    registerFonts();
    const prints = await prepareImages(
      [
        catalog.image,
        ...Object.values(catalog.ends),
        ...products.map(({ card }) => card.swatch),
        ...catalog.chapters.flatMap(imagesOf),
        ...catalogProjects.map(({ image }) => image),
      ],
      plateSize,
    );
    // The first pass finds each chapter's page, the second prints it in the contents.
    const pageNumbers = new Map<string, number>();
    await renderToBuffer(<CatalogDocument images={prints} pageNumbers={pageNumbers} />);
    return renderToBuffer(<CatalogDocument images={prints} pageNumbers={pageNumbers} />);
  });
}

/** Rendered once per process. */
export function renderSpecSheet(record: ProductRecord): Promise<Buffer> {
  return once(record.slug, async () => {
    registerFonts();
    const prints = await prepareImages([record.card.image, ...imagesOf(record)]);
    return renderToBuffer(<SpecSheetDocument record={record} images={prints} />);
  });
}

/** Rendered once per process. */
export function renderNotes(record: ProductRecord, notes: ProductNotes): Promise<Buffer> {
  return once(`${record.slug} notes`, () => {
    registerFonts();
    return renderToBuffer(<NotesDocument record={record} notes={notes} />);
  });
}

export function pdfResponse(pdf: Buffer, fileName: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${fileName}"`,
    },
  });
}

async function prepareImages(ids: readonly ImageId[], sizeOf = printSize): Promise<PrintImages> {
  const entries = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const jpeg = await printImage(id, ...sizeOf(id));
      describeImage(jpeg, images[id].alt);
      return [id, jpeg] as const;
    }),
  );
  return new Map(entries);
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

function once(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const known = rendered.get(key) ?? render();
  rendered.set(key, known);
  return known;
}
