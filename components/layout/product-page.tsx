import "#components/sections/sample-table.css";
import type { ProductRecord } from "#content/record-types.ts";
import { SectionBar } from "./section-bar.tsx";
import { SectionPage } from "./section-page.tsx";
// Behind the bar's style sheet, so that both are one file.
import "#components/drawings/product-drawing.css";
import { type Words, translate } from "#lib/languages/words.ts";

type ProductPageProps = { record: ProductRecord; words: Words };

export function ProductPage({ record, words }: ProductPageProps) {
  const sections = translate(record.sections, words);
  return (
    <SectionPage
      record={record}
      words={words}
      bar={<SectionBar sections={sections} words={words} />}
    />
  );
}
