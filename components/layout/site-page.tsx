import { Sections } from "@/components/sections/sections";
import type { PageRecord } from "@/content/types";
import { SiteFooter } from "./site-footer";

/** A record as a page: its sections and, unless the record says otherwise, the footer. */
export function SitePage({ record }: { record: PageRecord }) {
  return (
    <>
      <main id="main" tabIndex={-1} className="pt-header lg:pt-21">
        <Sections sections={record.sections} />
      </main>
      {record.footer !== false && <SiteFooter />}
    </>
  );
}
