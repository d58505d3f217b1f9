import type { ReactNode } from "react";
import { Sections } from "#components/sections/sections.tsx";
import type { PageRecord } from "#content/record-types.ts";
import type { Words } from "#lib/languages/words.ts";
import { recordData } from "#server/seo/record-data.ts";
import { SitePage } from "./site-page.tsx";

type SectionPageProps = { record: PageRecord; words: Words; bar?: ReactNode; children?: ReactNode };

/** A page of any sections, as its record lists them. */
export function SectionPage({ record, words, bar, children }: SectionPageProps) {
  return (
    <SitePage record={record} words={words} bar={bar} data={recordData(record, words)}>
      <Sections sections={record.sections} words={words} slug={record.slug} />
      {children}
    </SitePage>
  );
}
