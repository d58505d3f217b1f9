import { SitePage } from "@/components/layout/site-page";
import { oemPrivateLabel } from "@/content/asset-classes/oem-private-label";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(oemPrivateLabel);

export default function OemPrivateLabelPage() {
  return <SitePage record={oemPrivateLabel} />;
}
