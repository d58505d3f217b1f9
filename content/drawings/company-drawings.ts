import {
  cabinetFigures,
  floorFigures,
  TOLERANCE_IN_BOTH_UNITS,
} from "#content/figures/product-figures.ts";
import type { DrawingRecord } from "./drawing-types.ts";

/** A mill of the company's size: invented, and marked so on the page (content/pages/about.ts). */
export const millDrawings = [
  {
    id: "mill",
    block: ["1:1,000 on A4", "Areas of halls and yards"],
    layout: "wide",
    legend: [
      {
        kind: "key",
        keys: [
          {
            name: "Log yard",
            detail: "Sorted by species and length, each log with its number",
            amount: "1,292 m²",
            otherAmount: "13,907 sq ft",
          },
          {
            name: "Sawmill",
            detail: "Band saw, resaw, edger; flat-sawn and quarter-sawn apart",
            amount: "504 m²",
            otherAmount: "5,425 sq ft",
          },
          {
            name: "Kilns",
            detail: `Eight chambers, to ${floorFigures.moisture} of moisture for floors`,
            amount: "576 m²",
            otherAmount: "6,200 sq ft",
          },
          {
            name: "Dry store",
            detail: "Conditioned; each lot is stored until its moisture is even",
            amount: "780 m²",
            otherAmount: "8,396 sq ft",
          },
          {
            name: "Molders",
            detail: `Planed on four sides, profiles to ${TOLERANCE_IN_BOTH_UNITS}`,
            amount: "676 m²",
            otherAmount: "7,276 sq ft",
          },
          {
            name: "Press",
            detail: "Veneer and cross-laminated cores; glue by TSCA Title VI",
            amount: "624 m²",
            otherAmount: "6,717 sq ft",
          },
          {
            name: "CNC",
            detail: `Parts of cabinets, panels and doors from your drawings; cabinets in ${cabinetFigures.leadTime}`,
            amount: "624 m²",
            otherAmount: "6,717 sq ft",
          },
          {
            name: "Finishing line",
            detail: "Sanded, stained, oiled or lacquered, against the signed sample",
            amount: "832 m²",
            otherAmount: "8,956 sq ft",
          },
          {
            name: "Packing",
            detail: "Counted, labeled by room and unit, wrapped, on stamped pallets",
            amount: "676 m²",
            otherAmount: "7,276 sq ft",
          },
          {
            name: "Loading docks",
            detail: "Four doors; each container is photographed and sealed",
            amount: "416 m²",
            otherAmount: "4,478 sq ft",
          },
          {
            name: "Laboratory",
            detail: "Moisture, bond, color and film, for the record of the lot",
            amount: "180 m²",
            otherAmount: "1,938 sq ft",
          },
        ],
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];
