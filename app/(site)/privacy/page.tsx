import { SitePage } from "@/components/layout/site-page";
import { privacy } from "@/content/pages/privacy";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(privacy);

export default function PrivacyPage() {
  return <SitePage record={privacy} />;
}
