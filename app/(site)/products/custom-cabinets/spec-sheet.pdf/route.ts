import { customCabinets } from "#content/products/custom-cabinets.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(customCabinets), "custom-cabinets-spec-sheet.pdf");
}
