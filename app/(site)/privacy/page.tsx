import { SitePage } from "#components/layout/site-page.tsx";
import { privacy } from "#content/pages/privacy.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(privacy, ENGLISH);

export default function PrivacyPage() {
  return <SitePage record={privacy} words={ENGLISH} />;
}
