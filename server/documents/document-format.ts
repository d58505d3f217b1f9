import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { productNotes } from "#content/notes/product-notes.ts";
import { specificationTextPath } from "#content/pages/specification-text-pages.ts";
import { drawingKitPath } from "#content/request-quote-path.ts";
import { products } from "#content/products/product-list.ts";
import { CATALOG_PATH, notesPath, specSheetPath } from "#content/site/document-paths.ts";
import { fileSize } from "#lib/attachments/file-rules.ts";
import { formatNumber, languageOfPath, type Words } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { documentFormat } from "./document-queries.ts";

/** `PDF, 1.2 MB`. Throws for an unknown path. */
export async function describeDocument(path: string, words: Words): Promise<string> {
  const { length } = await renderDocument(path);
  return `${documentFormat(path)}, ${fileSize(length, (size) => formatNumber(words, size))}`;
}

/** Its bytes. Throws for an address that no document has. */
export async function renderDocument(address: string): Promise<Buffer> {
  // Loaded at build time only; the functions that receive a form start without the PDF renderer.
  const { specificationDocx, specificationTxt } =
    await import("#server/specifications/specification-format.ts");
  const { catalogPdf, notesPdf, specSheetPdf } = await import("./pdf-format.tsx");
  const words = wordsOf(languageOfPath(address));
  const path = words.language === "en" ? address : address.slice(words.language.length + 1);
  if (path === CATALOG_PATH) return catalogPdf(words);
  for (const product of products) {
    if (path === specSheetPath(product.path)) return specSheetPdf(product, words);
    if (path === notesPath(product.path))
      return notesPdf(product, productNotes[product.slug], words);
    if (path === `${specificationTextPath(product)}.docx`) return specificationDocx(product);
    if (path === `${specificationTextPath(product)}.txt`) return specificationTxt(product);
    if (path === drawingKitPath(product.slug)) return readFile(join(process.cwd(), "public", path));
  }
  throw new Error(`${address} is not one of the site's documents.`);
}
