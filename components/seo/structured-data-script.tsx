import type { PageRecord } from "#content/record-types.ts";
import { structuredData, toJsonLd } from "#server/seo/structured-data.ts";

export function StructuredDataScript({ record }: { record: PageRecord }) {
  return (
    <script
      type="application/ld+json"
      // Our own JSON, with every `<` escaped.
      dangerouslySetInnerHTML={{ __html: toJsonLd(structuredData(record)) }}
    />
  );
}
