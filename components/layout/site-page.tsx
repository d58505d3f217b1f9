import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { Sections } from "#components/sections/sections.tsx";
import type { PageRecord } from "#content/record-types.ts";
import type { Words } from "#lib/languages/words.ts";
import { LanguageList } from "./language-list.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { StructuredDataScript } from "#components/seo/structured-data-script.tsx";

export type SitePageProps = {
  record: PageRecord;
  words: Words;
  bar?: ReactNode;
  children?: ReactNode;
};

export function SitePage({ record, words, bar, children }: SitePageProps) {
  const { path, sections, slug } = record;
  return (
    <>
      <SiteHeader path={path} words={words} />
      <main id="main" tabIndex={-1} className="pt-header low:pt-0 lg:pt-header-tall">
        <p className="letterhead">
          {`${company.name} · ${company.email} · ${company.phone.display} · ${company.domain}`}
        </p>
        {bar}
        <Sections sections={sections} words={words} slug={slug} />
        {children}
      </main>
      {record.footer === false ? (
        <LanguageList path={path} words={words} className="page-width pb-8 print:hidden" />
      ) : (
        <SiteFooter path={path} words={words} />
      )}
      {/* Last, so that compression matches it with the payload that follows: saves half a kilobyte. */}
      <StructuredDataScript record={record} words={words} />
    </>
  );
}
