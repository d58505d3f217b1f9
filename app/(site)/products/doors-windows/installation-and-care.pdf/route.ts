import { doorsWindowsNotes } from "#content/notes/doors-windows-notes.ts";
import { doorsWindows } from "#content/products/doors-windows.ts";
import { pdfResponse, renderNotes } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(
    await renderNotes(doorsWindows, doorsWindowsNotes, ENGLISH),
    "doors-windows-installation-and-care.pdf",
  );
}
