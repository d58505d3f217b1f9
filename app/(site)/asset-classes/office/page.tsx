import { RoomSection } from "#components/plans/room-section.tsx";
import { SitePage } from "#components/layout/site-page.tsx";
import { office } from "#content/asset-classes/office.ts";
import { createMetadata } from "#lib/seo/page-metadata.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export const metadata = createMetadata(office, ENGLISH);

export default function OfficePage() {
  return <SitePage record={office} words={ENGLISH} drawing={<RoomSection words={ENGLISH} />} />;
}
