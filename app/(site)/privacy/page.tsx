import { NoticePage } from "#components/layout/notice-page.tsx";
import { privacy } from "#content/pages/privacy.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(privacy, ENGLISH);

export default function PrivacyPage() {
  return <NoticePage record={privacy} />;
}
