import "#components/sections/sample-table.css";
import type { ProductRecord } from "#content/record-types.ts";
import { SectionBar } from "./section-bar.tsx";
import { SitePage } from "./site-page.tsx";
import type { Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

export function ProductPage({ record, words }: { record: ProductRecord; words: Words }) {
  const sections = translate(record.sections, words);
  return (
    <SitePage
      record={record}
      words={words}
      bar={<SectionBar sections={sections} words={words} />}
    />
  );
}
