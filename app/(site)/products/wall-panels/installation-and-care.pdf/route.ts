import { wallPanelsNotes } from "#content/notes/wall-panels.ts";
import { wallPanels } from "#content/products/wall-panels.ts";
import { pdfResponse, renderNotes } from "#lib/server/documents/render-document.tsx";

export const dynamic = "force-static";

/** The notes on installation and care, made when the site is built. */
export async function GET(): Promise<Response> {
  return pdfResponse(
    await renderNotes(wallPanels, wallPanelsNotes),
    "wall-panels-installation-and-care.pdf",
  );
}
