import "server-only";
import { lookup } from "mime-types";
import type { DigitalDocument, Product } from "schema-dts";
import { company } from "#content/company.ts";
import { downloads } from "#content/pages/downloads.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord, ProductRecord } from "#content/record-types.ts";
import { pages } from "#content/site/site-pages.ts";
import { imageFile } from "#lib/images/image-files.ts";
import { languageOfPath, lowerIn, translate, type Words } from "#lib/languages/words.ts";
import { documentsIn, type SiteDocument } from "#server/documents/document-queries.ts";
import { imagesOf } from "#lib/images/page-images.ts";
import { absoluteUrl } from "#server/env/env.ts";
import {
  pageData,
  published,
  publisher,
  type Node,
  type StructuredData,
} from "./structured-data.ts";

/** A page's data, with its product, the documents that it offers, and the pages above it. */
export function recordData(record: PageRecord, words: Words): StructuredData {
  const product = (products as readonly ProductRecord[]).find(({ path }) => path === record.path);
  const documents = documentsIn(words).filter(
    ({ path }) => record.path === downloads.path || path.includes(`${record.path}.`),
  );
  return pageData(record, words, {
    parents: parentsOf(record),
    more: [
      ...(product ? [productOf(translate(product, words), product)] : []),
      ...documents.map((document) => digitalDocument(document, words)),
    ],
  });
}

function parentsOf(record: PageRecord): PageRecord[] {
  const parent = pages.find(({ path }) => path === record.parent);
  return parent ? [...parentsOf(parent), parent] : [];
}

function digitalDocument(document: SiteDocument, words: Words): Node<DigitalDocument> {
  const { name, subject, path, edition } = document;
  return {
    "@type": "DigitalDocument",
    ...published(`${name}: ${lowerIn(words, subject)}`, path, languageOfPath(path)),
    encodingFormat: lookup(path) || "application/octet-stream",
    dateModified: edition,
  };
}

function productOf(record: ProductRecord, english: ProductRecord): Node<Product> {
  return {
    "@type": "Product",
    name: record.name,
    description: record.description,
    url: absoluteUrl(record.path),
    category: "Building materials",
    image: imagesOf(english)
      .slice(0, 3)
      .map((id) => absoluteUrl(imageFile(id).src)),
    brand: { "@type": "Brand", name: company.name },
    manufacturer: publisher(),
  };
}
