import { expect, type APIRequestContext } from "@playwright/test";
import type { SiteDocument } from "#server/documents/site-documents.ts";

/** The content type, and the first bytes as Latin-1. */
const FORMATS: Record<SiteDocument["format"], [type: string, beginning: string]> = {
  PDF: ["application/pdf", "%PDF-"],
  DOCX: [
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "PK\u0003\u0004",
  ],
  ZIP: ["application/zip", "PK\u0003\u0004"],
  TXT: ["text/plain; charset=utf-8", "\u00ef\u00bb\u00bfSECTION"],
};

/** Downloads a document and checks that it is what its list says. */
export async function fetchDocument(
  request: APIRequestContext,
  { path, format }: Pick<SiteDocument, "path" | "format">,
): Promise<Buffer> {
  const response = await request.get(path);
  const body = await response.body();
  const [type, beginning] = FORMATS[format];
  expect([response.status(), response.headers()["content-type"]], path).toEqual([200, type]);
  expect(body.toString("latin1", 0, beginning.length), path).toBe(beginning);
  return body;
}
