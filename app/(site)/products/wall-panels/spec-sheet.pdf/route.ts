import { wallPanels } from "#content/products/wall-panels.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(await renderSpecSheet(wallPanels, ENGLISH), "wall-panels-spec-sheet.pdf");
}
