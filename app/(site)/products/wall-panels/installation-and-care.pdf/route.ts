import { wallPanelsNotes } from "#content/notes/wall-panels-notes.ts";
import { wallPanels } from "#content/products/wall-panels.ts";
import { pdfResponse, renderNotes } from "#server/documents/render-document.tsx";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(
    await renderNotes(wallPanels, wallPanelsNotes),
    "wall-panels-installation-and-care.pdf",
  );
}
