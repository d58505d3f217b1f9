import type { FreightRecord } from "./plan-types.ts";

/**
 * An assembled wall unit of the drawing kit in its carton. No partner's: drawn to show how a carton fills a pallet, and
 * pallets a container; the packing list of an order takes its place.
 *
 * Pallet sizes: ISO 6780; their heights and weights are typical. Container: least inner sizes and least door opening of a
 * type 1AAA by ISO 1496, part 1 (ISO 668), and its gross weight of 30,480 kg; the tare is typical. Density: typical of
 * maple and hardwood plywood at 6 to 8 percent of moisture.
 */
export const freight = {
  carton: { allowance: 20, packingKg: 3, densityKgPerM3: 700 },
  pallets: [
    { name: "1,200 × 1,000 mm (47 × 39 in)", length: 1_200, width: 1_000, height: 144, kg: 30 },
    { name: "48 × 40 in (1,219 × 1,016 mm)", length: 1_219, width: 1_016, height: 140, kg: 20 },
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
      href: "/products/custom-cabinets",
      detail: "A wall unit, assembled; your print and GTIN on two sides",
    },
    {
      code: "2",
      name: "Layer",
      detail: "Cartons upright, within the pallet’s edge; the last one turned",
    },
    {
      code: "3",
      name: "Pallet",
      detail: "Stamped ISPM 15, stretch-wrapped, SSCC label on two sides",
    },
    {
      code: "4",
      name: "Container, 40′ high cube",
      detail: "One row lengthwise, one across; airbags hold what is left of the width",
    },
  ],
  note: "Container: least inner sizes and door opening by ISO 1496, part 1, type 1AAA, gross 67,200 lb (30,480 kg); the plate on its door governs. Pallets: ISO 6780. Weights are computed from the boards; the packing list of your order takes their place. With the tare they add up to the verified gross mass (SOLAS, method 2).",
} as const satisfies FreightRecord;
