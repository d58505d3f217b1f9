import { StoreKit } from "#components/drawings/store-kit.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { commercialRetail } from "#content/asset-classes/commercial-retail.ts";
import { createMetadata } from "#lib/metadata.ts";

export const metadata = createMetadata(commercialRetail);

export default function CommercialRetailPage() {
  return <SitePage record={commercialRetail} drawing={<StoreKit />} />;
}
