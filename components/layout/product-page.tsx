import "#components/sections/sample-table.css";
import type { ReactNode } from "react";
import type { ProductRecord } from "#content/record-types.ts";
import { SectionBar } from "./section-bar.tsx";
import { SitePage } from "./site-page.tsx";
import type { Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

type ProductPageProps = { record: ProductRecord; words: Words; drawing: ReactNode };

export function ProductPage({ record, words, drawing }: ProductPageProps) {
  const sections = translate(record.sections, words);
  return (
    <SitePage
      record={record}
      words={words}
      bar={<SectionBar sections={sections} words={words} />}
      drawing={drawing}
    />
  );
}
