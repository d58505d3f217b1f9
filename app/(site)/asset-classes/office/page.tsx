import { SitePage } from "@/components/layout/site-page";
import { office } from "@/content/asset-classes/office";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(office);

export default function OfficePage() {
  return <SitePage record={office} />;
}
