import type { DrawingRecord } from "./drawing-types.ts";

/** Two planks and a wall at full size, and a room in herringbone. */
export const floorDrawings = [
  {
    id: "floor-sheet",
    block: [
      "1:1 and 1:25 on A4",
      "Dimensions in mm (inches)",
      "Plank 127 mm (5 in); blocks 115 × 690 mm (4-1/2 × 27-3/16 in)",
      "Typical; the shop drawing governs",
    ],
    layout: "beside",
    legend: [
      {
        kind: "key",
        keys: [
          { name: "Wear layer", detail: "Above the tongue: what can be sanded" },
          { name: "Tongue and groove", detail: "The groove is 1/64 in (0.5 mm) deeper" },
          { name: "Cleat", detail: "At 45° through the tongue, into the subfloor" },
          { name: "Plywood and paper", detail: "Subfloor, by others" },
          { name: "Expansion gap", detail: "At walls and fixed objects" },
          { name: "Baseboard and shoe", detail: "Nailed to the wall, not to the floor" },
          { name: "Axis", detail: "The field is set out from the middle of the room" },
        ],
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];

/** A slatted panel on its battens, and its joint. */
export const panelDrawings = [
  {
    id: "panel-sheet",
    block: ["1:2 on A4", "Dimensions in mm (inches)", "Typical; the shop drawing governs"],
    layout: "beside",
    legend: [
      {
        kind: "key",
        keys: [
          { name: "Slat", detail: "Solid wood, its grain upright" },
          { name: "Acoustic felt", detail: "Carries the slats; black or gray" },
          { name: "French cleats", detail: "Level; the panel lifts off its cleat" },
          { name: "Mineral wool", detail: "Uncompressed, as in the test report" },
          { name: "Furring", detail: "16 in (406 mm) on center, fixed to the wall" },
          {
            name: "Gap at floor and ceiling",
            detail: "Air for the cavity, room to lift the panel",
          },
          { name: "Panel joint", detail: "Midway between two slats, out of sight" },
        ],
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];

/** A base unit with its cut list. */
export const cabinetDrawings = [
  {
    id: "carcass",
    block: [
      "600 × 720 × 560 mm (23-5/8 × 28-3/8 × 22-1/16 in)",
      "Isometric, 1:12 on A4",
      "Typical; the shop drawing governs",
    ],
    layout: "beside",
    legend: [
      {
        kind: "key",
        keys: [
          {
            name: "Side",
            detail: "Bored at 32 mm (1-1/4 in)",
            size: "720 × 560 × 18 mm (28-3/8 × 22-1/16 × 11/16 in)",
            amount: "2",
          },
          {
            name: "Bottom",
            detail: "Doweled between the sides",
            size: "564 × 560 × 18 mm (22-3/16 × 22-1/16 × 11/16 in)",
            amount: "1",
          },
          {
            name: "Back",
            detail: "Inset between the sides",
            size: "702 × 564 × 8 mm (27-5/8 × 22-3/16 × 5/16 in)",
            amount: "1",
          },
          {
            name: "Shelf",
            detail: "On pins, adjustable",
            size: "564 × 532 × 18 mm (22-3/16 × 20-15/16 × 11/16 in)",
            amount: "1",
          },
          {
            name: "Stretcher",
            detail: "Front and rear, under the countertop",
            size: "564 × 100 × 18 mm (22-3/16 × 3-15/16 × 11/16 in)",
            amount: "2",
          },
          { name: "Drawer slide", detail: "Full extension, soft-close", amount: "2" },
          {
            name: "Drawer box",
            detail: "Solid wood, dovetailed",
            size: "500 × 538 × 90 mm (19-11/16 × 21-3/16 × 3-9/16 in)",
            amount: "1",
          },
          { name: "Hinge", detail: "Adjusts in three directions, soft-close", amount: "2" },
          {
            name: "Door",
            detail: "Solid, veneered or painted",
            size: "577 × 597 × 19 mm (22-11/16 × 23-1/2 × 3/4 in)",
            amount: "1",
          },
          {
            name: "Drawer front",
            detail: "Grain matched to the door",
            size: "597 × 137 × 19 mm (23-1/2 × 5-3/8 × 3/4 in)",
            amount: "1",
          },
          {
            name: "Toe kick",
            detail: "Clipped to the legs",
            size: "600 × 100 × 18 mm (23-5/8 × 3-15/16 × 11/16 in)",
            amount: "1",
          },
          { name: "Leveling leg", detail: "Adjustable", amount: "4" },
        ],
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];

/** The numbers of the second drawing go on where those of the first end. */
export const openingDrawings = [
  {
    id: "jamb",
    block: ["1:2 on A4", "Dimensions in mm (inches)", "Typical; the shop drawing governs"],
    layout: "wide",
    legend: [
      {
        kind: "key",
        keys: [
          { name: "Leaf", detail: "Solid core between faces, hardwood stile" },
          { name: "Jamb", detail: "As deep as the wall" },
          { name: "Stop and gasket", detail: "The leaf closes on the gasket" },
          { name: "Casing", detail: "Set back to clear the hinge" },
          { name: "Butt hinge", detail: "Mortised into leaf and jamb" },
          { name: "Shims", detail: "A pair of wedges at each hinge" },
          { name: "Studs, gypsum board, insulation", detail: "By others" },
        ],
      },
    ],
  },
  {
    id: "head",
    block: ["1:2 on A4", "Dimensions in mm (inches)", "Typical; the shop drawing governs"],
    layout: "beside",
    legend: [
      {
        kind: "key",
        keys: [
          { code: "8", name: "Frame", detail: "With a stop on the inside" },
          { code: "9", name: "Sash", detail: "Glazed from inside, with a bead" },
          { code: "10", name: "Double glazing", detail: "Edge seal covered by the sash" },
          {
            code: "11",
            name: "Joint to the wall",
            detail: "Sealed inside and out, insulated between",
          },
          { code: "12", name: "Extension jamb", detail: "To the wall's inner face" },
        ],
      },
    ],
  },
] as const satisfies readonly DrawingRecord[];
