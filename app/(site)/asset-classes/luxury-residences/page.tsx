import { FinishSchedule } from "#components/plans/finish-schedule.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { luxuryResidences } from "#content/asset-classes/luxury-residences.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";

export const metadata = createMetadata(luxuryResidences);

export default function LuxuryResidencesPage() {
  return <SitePage record={luxuryResidences} drawing={<FinishSchedule />} />;
}
