import { productFile, productParams } from "#server/documents/product-file-action.ts";
import { specSheetPdf } from "#server/documents/pdf-format.tsx";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = productParams;

export const GET = productFile(specSheetPdf, "spec-sheet.pdf");
