import { GuestRoomMatrix } from "#components/plans/guest-room-matrix-svg.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { hospitalityResorts } from "#content/asset-classes/hospitality-resorts.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(hospitalityResorts, ENGLISH);

export default function HospitalityResortsPage() {
  return (
    <SitePage
      record={hospitalityResorts}
      words={ENGLISH}
      drawing={<GuestRoomMatrix words={ENGLISH} />}
    />
  );
}
