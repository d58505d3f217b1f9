import {
  productFile,
  productFiles,
  type ProductFileParams,
} from "#server/documents/product-file-action.ts";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return productFiles().map(({ product, document }) => ({ product, document }));
}

/** A PDF or a specification text of the product. */
export async function GET(_request: Request, { params }: { params: ProductFileParams }) {
  return productFile(params);
}
