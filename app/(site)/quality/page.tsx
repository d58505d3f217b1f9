import { SectionPage } from "#components/layout/section-page.tsx";
import { quality } from "#content/pages/quality.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(quality, ENGLISH);

export default function QualityPage() {
  return <SectionPage record={quality} words={ENGLISH} />;
}
