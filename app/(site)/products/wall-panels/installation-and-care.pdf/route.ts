import { wallPanelsNotes } from "#content/notes/wall-panels-notes.ts";
import { wallPanels } from "#content/products/wall-panels.ts";
import { pdfResponse, renderNotes } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(
    await renderNotes(wallPanels, wallPanelsNotes, ENGLISH),
    "wall-panels-installation-and-care.pdf",
  );
}
