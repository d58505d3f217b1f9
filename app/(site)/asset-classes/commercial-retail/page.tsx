import { StoreKit } from "#components/plans/store-kit-svg.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { commercialRetail } from "#content/asset-classes/commercial-retail.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(commercialRetail, ENGLISH);

export default function CommercialRetailPage() {
  return (
    <SitePage record={commercialRetail} words={ENGLISH} drawing={<StoreKit words={ENGLISH} />} />
  );
}
