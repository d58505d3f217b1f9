import "#components/sections/declaration-list.css";
import { SectionPage } from "#components/layout/section-page.tsx";
import { downloads } from "#content/pages/downloads.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(downloads, ENGLISH);

export default function DownloadsPage() {
  return <SectionPage record={downloads} words={ENGLISH} />;
}
