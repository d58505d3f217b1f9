import "#components/drawings/drawing.css";
import { SectionPage } from "#components/layout/section-page.tsx";
import { about } from "#content/pages/about.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(about, ENGLISH);

export default function AboutPage() {
  return <SectionPage record={about} words={ENGLISH} />;
}
