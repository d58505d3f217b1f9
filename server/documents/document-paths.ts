/** Address of the catalog. */
export const CATALOG_PATH = "/catalog.pdf";

/** Address of a product's specification sheet. */
export function specSheetPath(productPath: string): string {
  return `${productPath}/spec-sheet.pdf`;
}

/** Address of a product's notes on installation and care. */
export function notesPath(productPath: string): string {
  return `${productPath}/installation-and-care.pdf`;
}
