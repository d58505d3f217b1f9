import { Notice } from "#components/sections/notice.tsx";
import type { NoticeSection, PageRecord } from "#content/record-types.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { typeset } from "#lib/styles/typography.ts";
import { SitePage } from "./site-page.tsx";

type NoticePageProps = {
  record: Omit<PageRecord, "sections"> & { sections: readonly NoticeSection[] };
};

/** A page of prose in English. */
export function NoticePage({ record }: NoticePageProps) {
  return (
    <SitePage record={record} words={ENGLISH}>
      {typeset(record.sections).map((section) => (
        <Notice key={section.title} {...section} />
      ))}
    </SitePage>
  );
}
