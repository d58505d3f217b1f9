import { customCabinets } from "@/content/products/custom-cabinets";
import { pdfResponse, renderSpecSheet } from "@/lib/documents/render-document";

export const dynamic = "force-static";

/** The specification sheet, made when the site is built. */
export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(customCabinets), "custom-cabinets-spec-sheet.pdf");
}
