import { catalog } from "#content/site/catalog.ts";
import { productNotes } from "#content/notes/product-notes.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";
import { CATALOG_PATH, notesPath, specSheetPath } from "./document-paths.ts";

/** One of the site's own PDFs. */
export type SiteDocument = {
  path: string;
  name: string;
  /** What it is about: all that is made, or one product. */
  subject: string;
  /** The day of the last change in what it is made from, as YYYY-MM-DD. */
  edition: string;
};

const chapters: readonly PageRecord[] = catalog.chapters;

/** Every document that can be downloaded, in the order of the range. */
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

/** The size in bytes of one of the site's own documents. Throws for an address that is none. */
export async function documentSize(path: string): Promise<number> {
  return (await render(path)).length;
}

/** How many pages one of the site's own documents has. Throws for an address that is none. */
export async function documentPages(path: string): Promise<number> {
  const pdf = await render(path);
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

async function render(path: string): Promise<Buffer> {
  // Only a build asks; a function that answers a form of the same page starts without what draws documents.
  const { renderCatalog, renderNotes, renderSpecSheet } = await import("./render-document.tsx");
  if (path === CATALOG_PATH) return renderCatalog();
  for (const product of products) {
    if (path === specSheetPath(product.path)) return renderSpecSheet(product);
    if (path === notesPath(product.path)) return renderNotes(product, productNotes[product.slug]);
  }
  throw new Error(`${path} is not one of the site's documents.`);
}
