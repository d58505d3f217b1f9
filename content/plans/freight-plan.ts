import { plankDetail } from "#content/drawings/detail-records.ts";
import type { FreightRecord } from "./plan-types.ts";

/**
 * A carton of herringbone staves on its pallet and in its container. No partner's: drawn to show how a carton is counted
 * and weighed; the packing list of an order takes its place.
 *
 * Carton: the module of ISO 3394. Pallets: ISO 6780; heights and weights are typical. Container: least inner sizes and least
 * door opening of type 1AAA by ISO 1496, part 1, with its gross weight of 30,480 kg; the tare is typical. Road: what is
 * usual on a truck of 80,000 lb in all (23 CFR 658.17). Density: white oak of specific gravity 0.68 (Wood Handbook,
 * FPL-GTR-282, table 5-3) at 6 to 8 percent of moisture.
 */
export const freight = {
  carton: {
    width: 600,
    depth: 400,
    height: 150,
    stave: { length: 570, width: plankDetail.width, thickness: plankDetail.thickness },
    abreast: 3,
    layers: 7,
    packingKg: 0.8,
    densityKgPerM3: 730,
  },
  pallets: [
    {
      name: "1,200 × 1,000 mm (47 × 39 in)",
      length: 1_200,
      width: 1_000,
      height: 144,
      kg: 30,
      cargoKg: 26_580,
    },
    {
      name: "48 × 40 in (1,219 × 1,016 mm)",
      length: 1_219,
      width: 1_016,
      height: 140,
      kg: 20,
      cargoKg: 19_958,
    },
  ],
  container: {
    length: 11_998,
    width: 2_330,
    height: 2_655,
    door: { width: 2_286, height: 2_566 },
    grossKg: 30_480,
    tareKg: 3_900,
  },
  clearance: { along: 20, above: 60 },
  keys: [
    {
      code: "1",
      name: "Carton",
      href: "/products/hardwood-flooring#white-oak",
      detail: "White oak herringbone, 5 in (127 mm); your print, GTIN on two sides",
    },
    {
      code: "2",
      name: "Layer",
      detail: "Five cartons fill both pallets to the edge; every second layer is turned",
    },
    {
      code: "3",
      name: "Pallet",
      detail: "Stamped ISPM 15, wrapped, SSCC label on two sides",
    },
    {
      code: "4",
      name: "Container, 40′ high cube",
      detail: "Oak is full by weight. What is free above takes panels or assembled cabinets",
    },
  ],
  note: "Container: least inner sizes and door opening by ISO 1496, part 1, type 1AAA; gross 67,200 lb (30,480 kg), less a typical tare of 8,600 lb (3,900 kg). The plate on its door governs. For US roads the cargo stops at 44,000 lb (19,958 kg). Pallets by ISO 6780. Weights are computed from the staves; with the tare they add up to the verified gross mass (SOLAS, method 2).",
} as const satisfies FreightRecord;
