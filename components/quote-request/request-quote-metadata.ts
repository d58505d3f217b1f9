import type { Metadata } from "next";
import { home } from "#content/pages/home.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { openGraphImage } from "#lib/seo/opengraph-image-metadata.ts";

export const requestQuoteMetadata: Metadata = {
  title: requestQuote.title,
  description: requestQuote.description,
  alternates: { canonical: requestQuote.path },
  openGraph: { images: [openGraphImage(home)] },
};
