import { doorsWindows } from "@/content/products/doors-windows";
import { pdfResponse, renderSpecSheet } from "@/lib/documents/render-document";

export const dynamic = "force-static";

/** The specification sheet, made when the site is built. */
export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(doorsWindows), "doors-windows-spec-sheet.pdf");
}
