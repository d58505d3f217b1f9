import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { Sections } from "#components/sections/sections.tsx";
import type { PageRecord } from "#content/record-types.ts";
import { SiteFooter } from "./site-footer.tsx";
import { StructuredDataScript } from "#components/seo/structured-data-script.tsx";

export function SitePage({
  record,
  bar,
  drawing,
  children,
}: {
  record: PageRecord;
  bar?: ReactNode;
  drawing?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <main id="main" tabIndex={-1} className="pt-header low:pt-0 lg:pt-header-tall">
        <p className="letterhead">
          {`${company.name} · ${company.email} · ${company.phone.display} · ${company.domain}`}
        </p>
        {bar}
        <Sections sections={record.sections} slug={record.slug} drawing={drawing} />
        {children}
      </main>
      {record.footer !== false && <SiteFooter />}
      {/* Last, so that compression matches it with the payload that follows: saves half a kilobyte. */}
      <StructuredDataScript record={record} />
    </>
  );
}
