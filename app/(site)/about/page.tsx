import { SitePage } from "@/components/layout/site-page";
import { about } from "@/content/pages/about";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(about);

export default function AboutPage() {
  return <SitePage record={about} />;
}
