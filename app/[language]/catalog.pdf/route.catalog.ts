import { company } from "#content/company.ts";
import { CATALOG_PATH } from "#content/site/document-paths.ts";
import { pdfResponse, renderCatalog } from "#server/documents/render-document.tsx";
import { languageParams, wordsOfParams } from "#server/languages/page-params.ts";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams([{ path: CATALOG_PATH }], () => ({}));
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ language: string }> },
): Promise<Response> {
  const words = await wordsOfParams(params);
  const name = `${company.name.toLowerCase()}-catalog-${words.language}.pdf`;
  return pdfResponse(await renderCatalog(words), name);
}
