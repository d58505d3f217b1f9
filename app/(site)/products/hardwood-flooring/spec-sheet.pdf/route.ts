import { hardwoodFlooring } from "#content/products/hardwood-flooring.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(
    await renderSpecSheet(hardwoodFlooring, ENGLISH),
    "hardwood-flooring-spec-sheet.pdf",
  );
}
