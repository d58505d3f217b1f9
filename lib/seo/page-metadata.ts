import type { Metadata } from "next";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import { openGraphImage } from "./opengraph-image-metadata.ts";
import { type Words, translate } from "#lib/languages/words.ts";

type Described = Pick<PageRecord, "title" | "description" | "path" | "index">;

/** `record` is the English one. */
export function createMetadata(record: Described, words: Words): Metadata {
  const { title, description, path } = translate(record, words);
  return {
    title: { absolute: pageTitle(title) },
    description,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      siteName: company.name,
      title,
      description,
      url: path,
      images: [openGraphImage({ title, path: record.path }, words)],
    },
    // Title and description fall back to Open Graph's.
    twitter: { card: "summary_large_image" },
    ...(record.index === false && { robots: { index: false, follow: true } }),
  };
}

/** Search engines cut a longer one. */
export const MAX_TITLE = 60;

/** With the company's name, unless a search engine would cut it. */
export function pageTitle(title: string): string {
  const withName = `${title} | ${company.name}`;
  return withName.length <= MAX_TITLE ? withName : title;
}
