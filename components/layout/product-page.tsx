import "#components/sections/sample-table.css";
import type { ProductRecord } from "#content/record-types.ts";
import { SectionBar } from "./section-bar.tsx";
import { SitePage } from "./site-page.tsx";

export function ProductPage({ record }: { record: ProductRecord }) {
  return <SitePage record={record} bar={<SectionBar sections={record.sections} />} />;
}
