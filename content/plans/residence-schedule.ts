import { floorFigures, inBothUnits } from "#content/product-figures.ts";
import type { FinishScheduleRecord } from "./plan-types.ts";

/** The finish schedule of a private house, room by room; no client's, drawn to show what one hand supplies. */
export const residenceSchedule = {
  finishes: [
    {
      code: "F1",
      name: "White oak plank",
      detail: `Floor: 9 in (229 mm), to ${inBothUnits(floorFigures.longest)}, matte`,
      hatch: "plank",
    },
    {
      code: "F2",
      name: "White oak herringbone",
      detail: `Floor: ${inBothUnits(floorFigures.herringbone)}, border mitered, matte`,
      hatch: "herringbone",
    },
    {
      code: "W1",
      name: "Fluted white oak",
      detail: "Wall: half-round profile, floor to ceiling",
      hatch: "slats",
    },
    {
      code: "W2",
      name: "American walnut veneer",
      detail: "Wall: leaves numbered in sequence, book-matched",
      hatch: "veneer",
    },
    {
      code: "W3",
      name: "V-groove, painted linen",
      detail: "Wall: tongue and groove, 4 in (102 mm)",
      hatch: "slats",
    },
    {
      code: "J1",
      name: "Walnut modern",
      detail: "Cabinets: solid-edge slab fronts, routed pull",
      hatch: "veneer",
    },
    {
      code: "J2",
      name: "Painted linen",
      detail: "Cabinets: lacquer on shaker fronts, sealed",
      hatch: "paint",
    },
    {
      code: "D1",
      name: "Entrance set, white oak",
      detail: "Door: insulated, pivot, multi-point locking",
      hatch: "plank",
    },
    {
      code: "D2",
      name: "Flush, American walnut",
      detail: "Door: 1-3/4 in (44 mm), veneer with the wall",
      hatch: "veneer",
    },
    {
      code: "D3",
      name: "Flush, painted linen",
      detail: "Door: 1-3/4 in (44 mm), frame to the wall",
      hatch: "paint",
    },
    {
      code: "H1",
      name: "Unlacquered brass",
      detail: "Hardware: pull and locks, keyed as one set",
      hatch: "metal",
    },
    {
      code: "H2",
      name: "Bronze, dark",
      detail: "Hardware: levers, concealed hinges",
      hatch: "metal",
    },
  ],
  rooms: [
    {
      number: "01",
      name: "Entrance hall",
      floor: "F2",
      walls: "W2",
      joinery: "J1",
      doors: "D1",
      hardware: "H1",
    },
    { number: "02", name: "Living room", floor: "F1", walls: "W1", doors: "D2", hardware: "H2" },
    { number: "03", name: "Dining room", floor: "F2", walls: "W2", doors: "D2", hardware: "H2" },
    { number: "04", name: "Kitchen", floor: "F1", joinery: "J1", doors: "D2", hardware: "H2" },
    {
      number: "05",
      name: "Library",
      floor: "F2",
      walls: "W2",
      joinery: "J1",
      doors: "D2",
      hardware: "H2",
    },
    { number: "06", name: "Main bedroom", floor: "F1", walls: "W1", doors: "D3", hardware: "H2" },
    {
      number: "07",
      name: "Dressing room",
      floor: "F1",
      joinery: "J2",
      doors: "D3",
      hardware: "H2",
    },
    { number: "08", name: "Bathroom", walls: "W3", joinery: "J2", doors: "D3", hardware: "H2" },
    {
      number: "09",
      name: "Guest bedroom",
      floor: "F1",
      walls: "W3",
      joinery: "J2",
      doors: "D3",
      hardware: "H2",
    },
    { number: "10", name: "Mudroom", walls: "W3", joinery: "J2", doors: "D3", hardware: "H1" },
  ],
} as const satisfies FinishScheduleRecord;
