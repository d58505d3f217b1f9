import { notFound } from "next/navigation";
import { products } from "#content/products/product-list.ts";
import { specSheetPath } from "#content/site/document-paths.ts";
import { pdfResponse, renderSpecSheet } from "#server/documents/render-document.tsx";
import { languageParams, wordsOfParams } from "#server/languages/page-params.ts";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return languageParams(
    products.map(({ slug, path }) => ({ slug, path: specSheetPath(path) })),
    ({ slug }) => ({ product: slug }),
  );
}

export async function GET(
  _request: Request,
  { params }: RouteContext<"/[language]/products/[product]/spec-sheet.pdf">,
): Promise<Response> {
  const words = await wordsOfParams(params);
  const { product: slug } = await params;
  const product = products.find((each) => each.slug === slug) ?? notFound();
  const name = `${slug}-spec-sheet-${words.language}.pdf`;
  return pdfResponse(await renderSpecSheet(product, words), name);
}
