import { SitePage } from "@/components/layout/site-page";
import { commercialRetail } from "@/content/asset-classes/commercial-retail";
import { createMetadata } from "@/lib/metadata";

export const metadata = createMetadata(commercialRetail);

export default function CommercialRetailPage() {
  return <SitePage record={commercialRetail} />;
}
