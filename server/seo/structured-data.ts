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
import { documentsIn, type SiteDocument } from "#server/documents/document-queries.ts";
import { imagesOf } from "#server/documents/image-queries.ts";
import { imageFile } from "#lib/images/image-files.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { translate, hrefIn, languageOfPath, lowerIn, type Words } from "#lib/languages/words.ts";

/** schema.org's types are also addresses of such things. */
type Node<Type> = Exclude<Type, string>;

/** No offers or reviews: prices are quoted, testimonials may be samples. No VideoObject: for watch pages only. */
export function structuredData(record: PageRecord, words: Words): WithContext<Thing>[] {
  const product = (products as readonly ProductRecord[]).find(({ path }) => path === record.path);
  const documents = documentsIn(words).filter(
    ({ path }) => record.path === downloads.path || path.includes(`${record.path}.`),
  );
  const things: Node<Thing>[] =
    record.path === "/"
      ? [organization(words), website(words)]
      : [
          webPage(translate(record, words), words),
          breadcrumbs(record, words),
          ...(product ? [productOf(translate(product, words), product)] : []),
          ...documents.map((document) => digitalDocument(document, words)),
        ];
  return things.map(
    (thing) => ({ "@context": "https://schema.org", ...thing }) as WithContext<Thing>,
  );
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

function organization(words: Words): Node<Organization> {
  const { address, email, founded, phone } = company;
  const telephone = phone.href.replace("tel:", "");
  return {
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

function published(name: string, path: string, inLanguage: string) {
  return { name, url: absoluteUrl(path), inLanguage, publisher: publisher() };
}

function website(words: Words): Node<WebSite> {
  return { "@type": "WebSite", ...published(company.name, hrefIn(words, "/"), words.language) };
}

function webPage(
  { title, description, modified, path }: PageRecord,
  { language }: Words,
): Node<WebPage> {
  return {
    "@type": "WebPage",
    ...published(title, path, language),
    description,
    dateModified: modified,
  };
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

function trailOf(record: PageRecord): PageRecord[] {
  const parent = pages.find(({ path }) => path === (record.parent ?? "/"));
  return record.path === "/" || !parent ? [record] : [...trailOf(parent), record];
}

function breadcrumbs(record: PageRecord, words: Words): Node<BreadcrumbList> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: translate(trailOf(record), words).map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
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
