import "#components/sections/sample-table.css";
import type { ProductRecord } from "#content/record-types.ts";
import { SectionBar } from "./section-bar.tsx";
import { SitePage } from "./site-page.tsx";
// Behind the bar's style sheet, so that both are one file.
import "#components/drawings/product-drawing.css";
import { type Words, translate } from "#lib/languages/words.ts";

type ProductPageProps = { record: ProductRecord; words: Words };

export function ProductPage({ record, words }: ProductPageProps) {
  const sections = translate(record.sections, words);
  return (
    <SitePage
      record={record}
      words={words}
      bar={<SectionBar sections={sections} words={words} />}
    />
  );
}
