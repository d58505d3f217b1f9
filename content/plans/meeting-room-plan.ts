import { panelFigures } from "#content/figures/product-figures.ts";
import type { RoomSectionRecord } from "./plan-types.ts";

/** Of 125, 250, 500, 1,000, 2,000 and 4,000 Hz. */
export const OCTAVE_BANDS = [125, 250, 500, 1_000, 2_000, 4_000] as const;

/**
 * A boardroom for sixteen, cut along its length. The coefficients of gypsum board, parquet and window glass are those
 * that M. David Egan tabulates (Architectural Acoustics, 1988; in most handbooks since). Those of the slats are typical
 * of slats on felt before 2 in (50 mm) of mineral wool and come to the headline rating, NRC 0.85; the report of the
 * assembly that is ordered takes their place.
 */
export const meetingRoom = {
  room: { length: 9_600, width: 6_000, height: 3_000 },
  levels: { slab: 250, accessFloor: 150, plenum: 650 },
  wall: 150,
  panel: { depth: 75, from: 150, to: 2_850, pitch: 75 },
  window: { from: 300, to: 2_700, length: 6_600 },
  door: { at: 7_950, width: 950, height: 2_400 },
  table: { length: 5_600, height: 740 },
  surfaces: {
    floor: {
      name: "Engineered oak on access floor",
      absorption: [0.04, 0.04, 0.07, 0.06, 0.06, 0.07],
    },
    ceiling: { name: "Gypsum board", absorption: [0.29, 0.1, 0.05, 0.04, 0.07, 0.09] },
    walls: { name: "Gypsum board", absorption: [0.29, 0.1, 0.05, 0.04, 0.07, 0.09] },
    glass: { name: "Window glass", absorption: [0.35, 0.25, 0.18, 0.12, 0.07, 0.04] },
    panels: { name: "Slatted acoustic panels", absorption: [0.3, 0.7, 0.95, 0.95, 0.85, 0.75] },
  },
  note: "Empty room, without people and furniture; 21 ft 8 in (6.6 m) of window in the wall behind the viewer. Panels: typical of NRC 0.85 by ASTM C423, the report of your assembly takes their place. Other coefficients after M. D. Egan, Architectural Acoustics.",
  keys: [
    {
      code: "1",
      name: "Slatted acoustic panels",
      href: "/products/wall-panels#slatted-acoustic",
      detail: "Solid slats on felt, 2 in (50 mm) mineral wool behind; on clips",
    },
    {
      code: "2",
      name: "The same panels in section",
      detail: "On both end walls, 3 in (75 mm) deep in all",
    },
    {
      code: "3",
      name: "Engineered oak plank",
      href: "/products/hardwood-flooring",
      detail: "5/8 in (16 mm), lifts with the access panel beneath",
    },
    { code: "4", name: "Access floor", detail: "6 in (150 mm), by others" },
    { code: "5", name: "Gypsum board ceiling", detail: "Suspended, hard and flat, by others" },
    {
      code: "6",
      name: "Plenum",
      detail: `Where CAC ${panelFigures.ceilingAttenuation} between rooms counts`,
    },
    {
      code: "7",
      name: "Door set",
      href: "/products/doors-windows#interior-doors",
      detail: "In the wall's own veneer, 1-3/4 in (44 mm)",
    },
    {
      code: "8",
      name: "Shadow gap",
      detail: "6 in (150 mm) above and below: services, base, tolerance",
    },
  ],
} as const satisfies RoomSectionRecord;
