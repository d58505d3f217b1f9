import { SitePage } from "@/components/layout/site-page";
import { terms } from "@/content/pages/terms";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(terms);

export default function TermsPage() {
  return <SitePage record={terms} />;
}
