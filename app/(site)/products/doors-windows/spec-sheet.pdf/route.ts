import { doorsWindows } from "#content/products/doors-windows.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(doorsWindows), "doors-windows-spec-sheet.pdf");
}
