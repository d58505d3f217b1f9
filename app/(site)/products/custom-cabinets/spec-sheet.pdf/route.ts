import { customCabinets } from "#content/products/custom-cabinets.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(
    await renderSpecSheet(customCabinets, ENGLISH),
    "custom-cabinets-spec-sheet.pdf",
  );
}
