import { doorsWindows } from "#content/products/doors-windows.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(doorsWindows, ENGLISH), "doors-windows-spec-sheet.pdf");
}
