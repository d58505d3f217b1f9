import { catalog } from "#content/site/catalog.ts";
import { productNotes } from "#content/notes/product-notes.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";
import { CATALOG_PATH, notesPath, specSheetPath } from "./document-paths.ts";

export type SiteDocument = {
  path: string;
  name: string;
  subject: string;
  /** Date of the last change of its sources, as YYYY-MM-DD. */
  edition: string;
};

const chapters: readonly PageRecord[] = catalog.chapters;

export const documents: readonly SiteDocument[] = [
  {
    path: CATALOG_PATH,
    name: "Catalog",
    subject: "All products",
    edition: latest(chapters.map(({ modified }) => modified)),
  },
  ...products.flatMap(({ path, slug, name, modified }) => [
    {
      path: specSheetPath(path),
      name: "Specification sheet",
      subject: name,
      edition: modified,
    },
    {
      path: notesPath(path),
      name: "Installation and care",
      subject: name,
      edition: productNotes[slug].modified,
    },
  ]),
];

function latest(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? "";
}

/** Size in bytes. Throws for an unknown path. */
export async function documentSize(path: string): Promise<number> {
  return (await render(path)).length;
}

/** Number of pages. Throws for an unknown path. */
export async function documentPages(path: string): Promise<number> {
  const pdf = await render(path);
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

async function render(path: string): Promise<Buffer> {
  // Loaded at build time only; the functions that receive a form start without the PDF renderer.
  const { renderCatalog, renderNotes, renderSpecSheet } = await import("./render-document.tsx");
  if (path === CATALOG_PATH) return renderCatalog();
  for (const product of products) {
    if (path === specSheetPath(product.path)) return renderSpecSheet(product);
    if (path === notesPath(product.path)) return renderNotes(product, productNotes[product.slug]);
  }
  throw new Error(`${path} is not one of the site's documents.`);
}
