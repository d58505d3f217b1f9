import "#components/drawings/drawing.css";
import { SitePage } from "#components/layout/site-page.tsx";
import { about } from "#content/pages/about.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(about, ENGLISH);

export default function AboutPage() {
  return <SitePage record={about} words={ENGLISH} />;
}
