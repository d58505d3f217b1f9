import { NoticePage } from "#components/layout/notice-page.tsx";
import { terms } from "#content/pages/terms.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(terms, ENGLISH);

export default function TermsPage() {
  return <NoticePage record={terms} />;
}
