import { contentType } from "mime-types";
import { products } from "#content/products/product-list.ts";

type Product = (typeof products)[number];

/** A file of the product in the address, to be saved under the product's and its own name; 404 for an unknown one. */
export async function productFile(
  params: Promise<{ product: string }>,
  make: (product: Product) => Buffer | Promise<Buffer>,
  name: string,
): Promise<Response> {
  const { product: slug } = await params;
  const product = products.find((each) => each.slug === slug);
  if (!product) return new Response("There is no such product.", { status: 404 });
  const content = await make(product);
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": contentType(name) || "application/octet-stream",
      "Content-Disposition": `attachment; filename="${slug}-${name}"`,
    },
  });
}
