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

// On `globalThis`, since Next bundles its routes apart: a build asks for each document's size and for the document.
const holder = globalThis as typeof globalThis & {
  teragusDocuments?: Map<string, Promise<Buffer>>;
};
const rendered = (holder.teragusDocuments ??= new Map());

/** The catalog as PDF, made from the records once in the life of a process. */
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
    // The first pass finds the page of each chapter, the second prints it in the contents.
    const pageNumbers = new Map<string, number>();
    await renderToBuffer(<CatalogDocument images={prints} pageNumbers={pageNumbers} />);
    return renderToBuffer(<CatalogDocument images={prints} pageNumbers={pageNumbers} />);
  });
}

/** A product's specification sheet as PDF, made from its record once in the life of a process. */
export function renderSpecSheet(record: ProductRecord): Promise<Buffer> {
  return once(record.slug, async () => {
    registerFonts();
    const prints = await prepareImages([record.card.image, ...imagesOf(record)]);
    return renderToBuffer(<SpecSheetDocument record={record} images={prints} />);
  });
}

/** A product's notes on installation and care as PDF, made from its record once in the life of a process. */
export function renderNotes(record: ProductRecord, notes: ProductNotes): Promise<Buffer> {
  return once(`${record.slug} notes`, () => {
    registerFonts();
    return renderToBuffer(<NotesDocument record={record} notes={notes} />);
  });
}

/** A PDF as the answer of a route. */
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

/** Pixels for the place that a picture has on A4 at 150 to 220 dots an inch. */
function printSize(id: ImageId): [number, number] {
  const isWide = /^(product|asset|about|quality)-/.test(id);
  return isWide ? [1240, 1000] : [480, 360];
}

/** The same for the catalog, where chapters have a sheet, and cover, material, projects and ends its whole width. */
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
