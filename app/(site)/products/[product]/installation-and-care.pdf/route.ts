import { productNotes } from "#content/notes/product-notes.ts";
import { productFile, productParams } from "#server/documents/product-file-action.ts";
import { notesPdf } from "#server/documents/pdf-format.tsx";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = productParams;

export const GET = productFile(
  (product, words) => notesPdf(product, productNotes[product.slug], words),
  "installation-and-care.pdf",
);
