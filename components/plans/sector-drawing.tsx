import type { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import type { Words } from "#lib/languages/words.ts";
import { FinishSchedule } from "./finish-schedule.tsx";
import { FloorPlan } from "./floor-plan-svg.tsx";
import { FreightPlan } from "./freight-plan-svg.tsx";
import { GuestRoomMatrix } from "./guest-room-matrix-svg.tsx";
import { RoomSection } from "./room-section.tsx";
import { StoreKit } from "./store-kit-svg.tsx";

type SectorDrawingProps = { slug: (typeof assetClasses)[number]["slug"]; words: Words };

/** The drawing of a sector's page. */
export function SectorDrawing({ slug, words }: SectorDrawingProps) {
  switch (slug) {
    case "commercial-retail":
      return <StoreKit words={words} />;
    case "hospitality-resorts":
      return <GuestRoomMatrix words={words} />;
    case "luxury-residences":
      return <FinishSchedule words={words} />;
    case "oem-private-label":
      return <FreightPlan words={words} />;
    case "office":
      return <RoomSection words={words} />;
    case "real-estate-developments":
      return <FloorPlan words={words} />;
    default:
      return slug satisfies never;
  }
}
