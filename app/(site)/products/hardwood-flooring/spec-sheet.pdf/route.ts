import { hardwoodFlooring } from "@/content/products/hardwood-flooring";
import { pdfResponse, renderSpecSheet } from "@/lib/documents/render-document";

export const dynamic = "force-static";

/** The specification sheet, made when the site is built. */
export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(hardwoodFlooring), "hardwood-flooring-spec-sheet.pdf");
}
