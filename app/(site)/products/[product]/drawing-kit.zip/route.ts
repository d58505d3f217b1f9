import { products } from "#content/products/product-list.ts";
import { productFile } from "#server/documents/product-file.ts";
import { drawingKit } from "#server/documents/drawing-kit/drawing-kit.ts";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return products.map(({ slug }) => ({ product: slug }));
}

export function GET(
  _request: Request,
  { params }: RouteContext<"/products/[product]/drawing-kit.zip">,
): Promise<Response> {
  return productFile(params, drawingKit, "drawing-kit.zip");
}
