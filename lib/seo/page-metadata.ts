import type { Metadata } from "next";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import { openGraphImage } from "./opengraph-image-metadata.ts";

export function createMetadata({
  title,
  description,
  path,
  index,
}: Pick<PageRecord, "title" | "description" | "path" | "index">): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      siteName: company.name,
      title,
      description,
      url: path,
      images: [openGraphImage({ title, path })],
    },
    // Title and description fall back to Open Graph's.
    twitter: { card: "summary_large_image" },
    ...(index === false && { robots: { index: false, follow: true } }),
  };
}
