export const CATALOG_PATH = "/catalog.pdf";

export function specSheetPath(productPath: string): string {
  return `${productPath}/spec-sheet.pdf`;
}

export function notesPath(productPath: string): string {
  return `${productPath}/installation-and-care.pdf`;
}
