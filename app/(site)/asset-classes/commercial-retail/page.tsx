import { StoreKit } from "#components/plans/store-kit-svg.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { commercialRetail } from "#content/asset-classes/commercial-retail.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(commercialRetail);

export default function CommercialRetailPage() {
  return <SitePage record={commercialRetail} drawing={<StoreKit />} />;
}
