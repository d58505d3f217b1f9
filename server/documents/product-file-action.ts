import { contentType } from "mime-types";
import { hrefIn } from "#lib/languages/words.ts";
import { wordsOfParams, type PageParams } from "#server/languages/page-params.ts";
import { renderDocument } from "./document-format.ts";
import { documents } from "./document-queries.ts";

export type ProductFileParams = PageParams<"product" | "document">;

/** The documents that are below a product's address. */
export function productFiles(): { path: string; product: string; document: string }[] {
  return documents.flatMap(({ path }) => {
    const [, product, document] = /^\/products\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    return product && document ? { path, product, document } : [];
  });
}

/** A response with the file, under the product's and its own name. Throws for a file that is none of `productFiles`. */
export async function productFile(params: ProductFileParams): Promise<Response> {
  const { product, document } = await params;
  const words = await wordsOfParams(params);
  const [base, format] = document.split(".");
  const suffix = words.language === "en" ? "" : `-${words.language}`;
  const bytes = await renderDocument(hrefIn(words, `/products/${product}/${document}`));
  return fileResponse(bytes, `${product}-${base}${suffix}.${format}`);
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
