import { toJsonLd, type StructuredData } from "#server/seo/structured-data.ts";

export function StructuredDataScript({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // Our own JSON, with every `<` escaped.
      dangerouslySetInnerHTML={{ __html: toJsonLd(data) }}
    />
  );
}
