import { FreightPlan } from "#components/plans/freight-plan-svg.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { oemPrivateLabel } from "#content/asset-classes/oem-private-label.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(oemPrivateLabel, ENGLISH);

export default function OemPrivateLabelPage() {
  return (
    <SitePage record={oemPrivateLabel} words={ENGLISH} drawing={<FreightPlan words={ENGLISH} />} />
  );
}
