import { products } from "#content/products/product-list.ts";
import { isOffered, type Switches } from "#content/switches.ts";

export const CATALOG_PATH = "/catalog.pdf";

/** What each is called in a list of documents. */
export const documentNames = {
  catalog: "Catalog",
  sheet: "Specification sheet",
  notes: "Installation and care",
  text: "Specification text",
  kit: "Drawing kit",
} as const;

export function specSheetPath(productPath: string): string {
  return `${productPath}/spec-sheet.pdf`;
}

export function notesPath(productPath: string): string {
  return `${productPath}/installation-and-care.pdf`;
}

/** The PDFs that exist in more than one language. */
export function pdfPaths(switches?: Switches): string[] {
  const sheets = products.flatMap(({ path }) => [specSheetPath(path), notesPath(path)]);
  return [CATALOG_PATH, ...sheets].filter((path) => isOffered(path, switches));
}
