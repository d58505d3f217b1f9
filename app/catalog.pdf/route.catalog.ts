import { company } from "#content/company.ts";
import { fileResponse } from "#server/documents/product-file-action.ts";
import { catalogPdf } from "#server/documents/pdf-format.tsx";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

export const dynamic = "force-static";

export async function GET(_request: Request, { params }: { params: PageParams }) {
  const words = await wordsOfParams(params);
  const language = words.language === "en" ? "" : `-${words.language}`;
  const name = `${company.name.toLowerCase()}-catalog${language}.pdf`;
  return fileResponse(await catalogPdf(words), name);
}
