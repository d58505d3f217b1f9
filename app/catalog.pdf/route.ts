import { company } from "#content/company.ts";
import { pdfResponse, renderCatalog } from "#server/documents/render-document.tsx";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return pdfResponse(await renderCatalog(), `${company.name.toLowerCase()}-catalog.pdf`);
}
