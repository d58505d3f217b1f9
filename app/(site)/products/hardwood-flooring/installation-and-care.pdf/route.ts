import { hardwoodFlooringNotes } from "#content/notes/hardwood-flooring-notes.ts";
import { hardwoodFlooring } from "#content/products/hardwood-flooring.ts";
import { pdfResponse, renderNotes } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(
    await renderNotes(hardwoodFlooring, hardwoodFlooringNotes, ENGLISH),
    "hardwood-flooring-installation-and-care.pdf",
  );
}
