import { wallPanels } from "@/content/products/wall-panels";
import { pdfResponse, renderSpecSheet } from "@/lib/documents/render-document";

export const dynamic = "force-static";

/** The specification sheet, made when the site is built. */
export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(wallPanels), "wall-panels-spec-sheet.pdf");
}
