import { products } from "#content/products/product-list.ts";
import { productFile } from "#server/documents/product-file.ts";
import { specificationDocx } from "#server/documents/specification-files.ts";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return products.map(({ slug }) => ({ product: slug }));
}

export function GET(
  _request: Request,
  { params }: RouteContext<"/products/[product]/specification-text.docx">,
): Promise<Response> {
  return productFile(params, specificationDocx, "specification-text.docx");
}
