import { products } from "#content/products/index.ts";
import { CATALOG_PATH, specSheetPath } from "./document-paths.ts";

/** The size in bytes of one of the site's own documents. Throws for an address that is none. */
export async function documentSize(path: string): Promise<number> {
  // Only a build asks; a function that answers a form of the same page starts without what draws documents.
  const { renderCatalog, renderSpecSheet } = await import("./render-document.tsx");
  if (path === CATALOG_PATH) return (await renderCatalog()).length;
  const product = products.find((record) => path === specSheetPath(record.path));
  if (!product) throw new Error(`${path} is not one of the site's documents.`);
  return (await renderSpecSheet(product)).length;
}
