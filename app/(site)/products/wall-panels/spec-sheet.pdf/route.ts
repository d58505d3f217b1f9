import { wallPanels } from "#content/products/wall-panels.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(wallPanels), "wall-panels-spec-sheet.pdf");
}
