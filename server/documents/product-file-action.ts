import { contentType } from "mime-types";
import { products } from "#content/products/product-list.ts";
import type { Words } from "#lib/languages/words.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";

type Product = (typeof products)[number];
type ProductContext = { params: PageParams<"product"> };

/** A route for a file of the product in the address, under the product's and its own name; 404 for an unknown one. */
export function productFile(
  make: (product: Product, words: Words) => Buffer | Promise<Buffer>,
  name: string,
): (request: Request, context: ProductContext) => Promise<Response> {
  const [base = "", format = ""] = name.split(".");
  return async function getProductFile(_request, { params }) {
    const { product: slug } = await params;
    const words = await wordsOfParams(params);
    const product = products.find((each) => each.slug === slug);
    if (!product) return new Response("There is no such product.", { status: 404 });
    const language = words.language === "en" ? "" : `-${words.language}`;
    return fileResponse(await make(product, words), `${slug}-${base}${language}.${format}`);
  };
}

export function fileResponse(bytes: Buffer, name: string): Response {
  // A browser shows a PDF and saves the others.
  const disposition = name.endsWith(".pdf") ? "inline" : "attachment";
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": contentType(name) || "application/octet-stream",
      "Content-Disposition": `${disposition}; filename="${name}"`,
    },
  });
}

export function productParams(): { product: Product["slug"] }[] {
  return products.map(({ slug }) => ({ product: slug }));
}
