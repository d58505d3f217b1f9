import { customCabinetsNotes } from "#content/notes/custom-cabinets-notes.ts";
import { customCabinets } from "#content/products/custom-cabinets.ts";
import { pdfResponse, renderNotes } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(
    await renderNotes(customCabinets, customCabinetsNotes, ENGLISH),
    "custom-cabinets-installation-and-care.pdf",
  );
}
