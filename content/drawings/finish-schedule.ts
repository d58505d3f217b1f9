import { floorFigures, inBothUnits } from "#content/figures/product-figures.ts";
import type { FinishSchedule } from "./drawing-types.ts";

/** The finish schedule of a private house, room by room; no client's, drawn to show what one maker supplies. */
export const finishSchedule = {
  finishes: [
    {
      code: "F1",
      name: "White oak plank",
      href: "/products/hardwood-flooring#white-oak",
      detail: `Floor: 9 in (229 mm), to ${inBothUnits(floorFigures.longest)}, matte`,
      hatch: "plank",
    },
    {
      code: "F2",
      name: "White oak herringbone",
      href: "/products/hardwood-flooring#white-oak",
      detail: `Floor: ${inBothUnits(floorFigures.herringbone)}, border mitered, matte`,
      hatch: "herringbone",
    },
    {
      code: "W1",
      name: "Fluted white oak",
      href: "/products/wall-panels#fluted",
      detail: "Wall: half-round profile, floor to ceiling",
      hatch: "slats",
    },
    {
      code: "W2",
      name: "American walnut veneer",
      href: "/products/wall-panels#flat-veneer",
      detail: "Wall: leaves numbered in sequence, book-matched",
      hatch: "veneer",
    },
    {
      code: "W3",
      name: "V-groove, painted linen",
      href: "/products/wall-panels#v-groove",
      detail: "Wall: tongue and groove, 4 in (102 mm)",
      hatch: "slats",
    },
    {
      code: "J1",
      name: "Walnut modern",
      href: "/products/custom-cabinets#walnut-modern",
      detail: "Cabinets: solid-edge slab fronts, routed pull",
      hatch: "veneer",
    },
    {
      code: "J2",
      name: "Painted linen",
      href: "/products/custom-cabinets#painted-linen",
      detail: "Cabinets: lacquer on shaker fronts, sealed",
      hatch: "paint",
    },
    {
      code: "D1",
      name: "Entrance set, white oak",
      href: "/products/doors-windows#entry-doors",
      detail: "Door: insulated, pivot, multi-point locking",
      hatch: "plank",
    },
    {
      code: "D2",
      name: "Flush, American walnut",
      href: "/products/doors-windows#interior-doors",
      detail: "Door: 1-3/4 in (44 mm), veneer with the wall",
      hatch: "veneer",
    },
    {
      code: "D3",
      name: "Flush, painted linen",
      href: "/products/doors-windows#interior-doors",
      detail: "Door: 1-3/4 in (44 mm), frame to the wall",
      hatch: "paint",
    },
    {
      code: "H1",
      name: "Unlacquered brass",
      href: "/products/doors-windows#hardware",
      detail: "Hardware: pull and locks, keyed as one set",
      hatch: "metal",
    },
    {
      code: "H2",
      name: "Bronze, dark",
      href: "/products/doors-windows#hardware",
      detail: "Hardware: levers, concealed hinges",
      hatch: "metal",
    },
  ],
  rooms: [
    { number: "01", name: "Entrance hall", codes: "F2 W2 J1 D1 H1" },
    { number: "02", name: "Living room", codes: "F1 W1 D2 H2" },
    { number: "03", name: "Dining room", codes: "F2 W2 D2 H2" },
    { number: "04", name: "Kitchen", codes: "F1 J1 D2 H2" },
    { number: "05", name: "Library", codes: "F2 W2 J1 D2 H2" },
    { number: "06", name: "Main bedroom", codes: "F1 W1 D3 H2" },
    { number: "07", name: "Dressing room", codes: "F1 J2 D3 H2" },
    { number: "08", name: "Bathroom", codes: "W3 J2 D3 H2" },
    { number: "09", name: "Guest bedroom", codes: "F1 W3 J2 D3 H2" },
    { number: "10", name: "Mudroom", codes: "W3 J2 D3 H1" },
  ],
} as const satisfies FinishSchedule;
