import "#components/sections/declaration-list.css";
import { SitePage } from "#components/layout/site-page.tsx";
import { downloads } from "#content/pages/downloads.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(downloads, ENGLISH);

export default function DownloadsPage() {
  return <SitePage record={downloads} words={ENGLISH} />;
}
