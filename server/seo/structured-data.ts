import "server-only";
import type {
  BreadcrumbList,
  Organization,
  Thing,
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";
import { company } from "#content/company.ts";
import { home, SITE_DESCRIPTION } from "#content/pages/home.ts";
import type { PageRecord } from "#content/record-types.ts";
import { absoluteUrl } from "#server/env/env.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { translate, hrefIn, type Words } from "#lib/languages/words.ts";

/** schema.org's types are also addresses of such things. */
export type Node<Type> = Exclude<Type, string>;
export type StructuredData = WithContext<Thing>[];

/**
 * What search engines are told of a page: itself, the way to it through its parents, and further things. No offers or
 * reviews: prices are quoted, testimonials may be samples. No VideoObject: for watch pages only.
 */
export function pageData(
  record: PageRecord,
  words: Words,
  { parents = [], more = [] }: { parents?: readonly PageRecord[]; more?: Node<Thing>[] } = {},
): StructuredData {
  const things: Node<Thing>[] =
    record.path === "/"
      ? [organization(words), website(words)]
      : [
          webPage(translate(record, words), words),
          breadcrumbs([home, ...parents, record], words),
          ...more,
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
export function publisher() {
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

export function published(name: string, path: string, inLanguage: string) {
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

function breadcrumbs(trail: readonly PageRecord[], words: Words): Node<BreadcrumbList> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: translate(trail, words).map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
