import { hardwoodFlooring } from "#content/products/hardwood-flooring.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(hardwoodFlooring), "hardwood-flooring-spec-sheet.pdf");
}
