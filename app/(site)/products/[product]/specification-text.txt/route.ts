import { productFile, productParams } from "#server/documents/product-file.ts";
import { specificationTxt } from "#server/documents/specification-files.ts";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = productParams;

export const GET = productFile(specificationTxt, "specification-text.txt");
