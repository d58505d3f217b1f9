import type { PageRecord } from "#content/record-types.ts";
import { structuredData, toJsonLd } from "#server/seo/structured-data.ts";
import type { Words } from "#lib/languages/words.ts";

export function StructuredDataScript({ record, words }: { record: PageRecord; words: Words }) {
  return (
    <script
      type="application/ld+json"
      // Our own JSON, with every `<` escaped.
      dangerouslySetInnerHTML={{ __html: toJsonLd(structuredData(record, words)) }}
    />
  );
}
