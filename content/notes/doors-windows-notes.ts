import type { ProductNotes } from "#content/record-types.ts";

export const doorsWindowsNotes = {
  modified: "2026-11-23",
  installation: {
    lead: "An opening is only as tight as its joint. Measure every opening, and read the label of every unit before it is lifted.",
    limits: [
      {
        label: "Storage, interior doors",
        value: "50–90 °F",
        metric: "10–32 °C",
        note: "30–50% RH, flat, off the floor",
      },
      {
        label: "Leaf, moisture content",
        value: "6–9% interior, 10–14% exterior",
        note: "on arrival",
        standard: "EN 13183, ASTM D4444",
      },
      {
        label: "Rough opening",
        value: "1/2 in",
        metric: "13 mm",
        note: "wider and higher in total, or as drawn",
        standard: "shop drawing",
      },
      {
        label: "Plumb, level, square",
        value: "1/8 in",
        metric: "3 mm",
        note: "over the unit’s height",
        standard: "level, diagonals",
      },
      {
        label: "Leaf to frame",
        value: "1/8 in",
        metric: "3 mm",
        note: "each side",
        standard: "feeler gauge",
      },
    ],
    steps: [
      {
        name: "Prepare the opening",
        description:
          "Sloped sill pan, flashing lapped like shingles, as ASTM E2112 describes. Water that gets in must get out.",
      },
      {
        name: "Seal all six faces",
        description:
          "Top and bottom edges too, and every mortise, before the leaf hangs: a bare edge takes on water and bows the leaf.",
      },
      {
        name: "Shim at the hardware",
        description:
          "Behind hinges, strikes and each locking point. Check diagonals, then fasten through the shims.",
      },
      {
        name: "Fill the joint",
        description:
          "Low-expansion foam or wool, airtight inside, weathertight and drained outside. High-expansion foam bows frames.",
      },
      {
        name: "Hang and adjust",
        description:
          "Three hinges to 90 in (2,286 mm) of height, four above. The latch must close by its own spring; multi-point locks turn with two fingers.",
      },
      {
        name: "Keep the labels",
        description:
          "Peel NFRC and Energy Star labels only after inspection, and keep them with the handover file.",
      },
    ],
  },
  care: {
    lead: "Sun and water age the outside; dust ages the moving parts. An hour a year is enough for both.",
    routine: [
      {
        name: "Twice a year",
        description:
          "Wash frames and glass with water and mild soap. Clear weep holes and the tracks of sliding walls.",
      },
      {
        name: "Once a year",
        description:
          "A drop of light oil on hinges and locking points; graphite in the cylinder. Check gaskets.",
      },
      {
        name: "Exterior finish",
        description:
          "Look at south and west faces and the bottom rails each spring. Recoat when the sheen dulls, not when it cracks: commonly every 3 to 5 years, sooner at the sea.",
      },
      {
        name: "Leaves that stick",
        description:
          "Adjust hinges before planing. A leaf that sticks in summer only may be right in winter.",
      },
      {
        name: "Brass and bronze",
        description: "Unlacquered: a dry cloth, and patience. Lacquered: water, never polish.",
      },
    ],
    never: [
      "Pressure washers, abrasive pads, razor blades on coated glass.",
      "Solvent on gaskets, grease in cylinders.",
      "Drilling rated or impact-tested units: the rating ends with the hole.",
    ],
  },
} as const satisfies ProductNotes;
