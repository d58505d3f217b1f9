import { company } from "@/content/company";
import { pdfResponse, renderCatalog } from "@/lib/documents/render-document";

export const dynamic = "force-static";

/** The catalog, made when the site is built. */
export async function GET(): Promise<Response> {
  return pdfResponse(await renderCatalog(), `${company.name.toLowerCase()}-catalog.pdf`);
}
