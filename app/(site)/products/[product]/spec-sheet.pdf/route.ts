import { productFile, productParams } from "#server/documents/product-file.ts";
import { renderSpecSheet } from "#server/documents/render-document.tsx";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = productParams;

export const GET = productFile(renderSpecSheet, "spec-sheet.pdf");
