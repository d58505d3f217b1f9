import "server-only";
import { lookup } from "mime-types";
import type {
  BreadcrumbList,
  DigitalDocument,
  Organization,
  Product,
  Thing,
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";
import { company } from "#content/company.ts";
import { SITE_DESCRIPTION } from "#content/pages/home.ts";
import { downloads } from "#content/pages/downloads.ts";
import { products } from "#content/products/product-list.ts";
import { pages } from "#content/site/site-routes.ts";
import type { PageRecord, ProductRecord } from "#content/record-types.ts";
import { absoluteUrl } from "#server/env/env.ts";
import { documentsIn, type SiteDocument } from "#server/documents/site-documents.ts";
import { imagesOf } from "#server/documents/page-images.ts";
import { imageFile } from "#lib/images/image-files.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { translate, hrefIn, languageOfPath, lowerIn, type Words } from "#lib/languages/words.ts";

/** No offers or reviews: prices are quoted, testimonials may be samples. No VideoObject: for watch pages only. */
/** `record` is the English one. */
export function structuredData(record: PageRecord, words: Words): WithContext<Thing>[] {
  if (record.path === "/") return [organization(words), website(words)];
  const product = (products as readonly ProductRecord[]).find(({ path }) => path === record.path);
  return [
    webPage(translate(record, words), words),
    breadcrumbs(record, words),
    ...(product ? [productOf(translate(product, words), product)] : []),
    ...documentsIn(words)
      .filter(({ path }) => record.path === downloads.path || path.includes(`${record.path}.`))
      .map((document) => digitalDocument(document, words)),
  ];
}

/** Escapes `<`, which could end the script element. */
export function toJsonLd(data: readonly WithContext<Thing>[]): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** By whom a page is published: enough to define the node there, as only the home page describes it in full. */
function publisher() {
  return {
    "@type": "Organization" as const,
    "@id": absoluteUrl("/#organization"),
    name: company.name,
    url: absoluteUrl("/"),
  };
}

function organization(words: Words): WithContext<Organization> {
  const { address, email, founded, phone } = company;
  const telephone = phone.href.replace("tel:", "");
  return {
    "@context": "https://schema.org",
    ...publisher(),
    description: translate(SITE_DESCRIPTION, words),
    logo: absoluteUrl("/icon.svg"),
    email,
    telephone,
    foundingDate: founded,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      ...(address.region && { addressRegion: address.region }),
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email,
      telephone,
      areaServed: "Worldwide",
      availableLanguage: "English",
      url: absoluteUrl(hrefIn(words, REQUEST_QUOTE_PATH)),
    },
  };
}

function website({ language, ...words }: Words): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: company.name,
    url: absoluteUrl(hrefIn({ language, ...words }, "/")),
    inLanguage: language,
    publisher: publisher(),
  };
}

function webPage(
  { title, description, modified, path }: PageRecord,
  { language }: Words,
): WithContext<WebPage> {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: title,
    description,
    url: absoluteUrl(path),
    dateModified: modified,
    inLanguage: language,
    publisher: publisher(),
  };
}

function digitalDocument(document: SiteDocument, words: Words): WithContext<DigitalDocument> {
  const { name, subject, path, edition } = document;
  return {
    "@context": "https://schema.org",
    "@type": "DigitalDocument",
    name: `${name}: ${lowerIn(words, subject)}`,
    url: absoluteUrl(path),
    encodingFormat: lookup(path) || "application/octet-stream",
    dateModified: edition,
    inLanguage: languageOfPath(path),
    publisher: publisher(),
  };
}

function trailOf(record: PageRecord): PageRecord[] {
  const parent = pages.find(({ path }) => path === (record.parent ?? "/"));
  return record.path === "/" || !parent ? [record] : [...trailOf(parent), record];
}

function breadcrumbs(record: PageRecord, words: Words): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: translate(trailOf(record), words).map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

function productOf(record: ProductRecord, english: ProductRecord): WithContext<Product> {
  return {
    "@context": "https://schema.org",
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
