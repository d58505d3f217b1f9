import type { ReactNode } from "react";
import { StructuredDataScript } from "#components/seo/structured-data-script.tsx";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import type { Words } from "#lib/languages/words.ts";
import { pageData, type StructuredData } from "#server/seo/structured-data.ts";
import { LanguageList } from "./language-list.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

type SitePageProps = {
  record: PageRecord;
  words: Words;
  bar?: ReactNode;
  children: ReactNode;
  /** If search engines are told of more than a page. */
  data?: StructuredData;
};

/** What is around the sections of a page. */
export function SitePage({ record, words, bar, children, data }: SitePageProps) {
  const { path } = record;
  return (
    <>
      <SiteHeader path={path} words={words} />
      <main id="main" tabIndex={-1} className="pt-header low:pt-0 lg:pt-header-tall">
        <p className="letterhead">
          {`${company.name} · ${company.email} · ${company.phone.display} · ${company.domain}`}
        </p>
        {bar}
        {children}
      </main>
      {record.footer === false ? (
        <LanguageList path={path} words={words} className="page-width pb-8 print:hidden" />
      ) : (
        <SiteFooter path={path} words={words} />
      )}
      {/* Last, so that compression matches it with the payload that follows: saves half a kilobyte. */}
      <StructuredDataScript data={data ?? pageData(record, words)} />
    </>
  );
}
