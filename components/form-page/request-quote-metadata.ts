import type { Language } from "#content/languages/languages.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { wordsOf } from "#server/languages/words-of.ts";

export function requestQuoteMetadata(language: Language) {
  return createMetadata(requestQuote, wordsOf(language));
}
