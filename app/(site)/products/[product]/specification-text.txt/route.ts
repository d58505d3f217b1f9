import { productFile, productParams } from "#server/documents/product-file-action.ts";
import { specificationTxt } from "#server/specifications/specification-format.ts";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = productParams;

export const GET = productFile(specificationTxt, "specification-text.txt");
