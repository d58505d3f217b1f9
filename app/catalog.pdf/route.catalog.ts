import { company } from "#content/company.ts";
import { pdfResponse, renderCatalog } from "#server/documents/render-document.tsx";
import { ENGLISH } from "#lib/languages/words.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(await renderCatalog(ENGLISH), `${company.name.toLowerCase()}-catalog.pdf`);
}
