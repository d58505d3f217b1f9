import type { ProductNotes } from "#content/record-types.ts";

export const customCabinetsNotes = {
  modified: "2026-11-23",
  installation: {
    lead: "Units are numbered by room and place; the shop drawing is the order of work. Open no carton before its wall is finished.",
    limits: [
      {
        label: "Room climate",
        value: "60–80 °F",
        metric: "16–27 °C",
        note: "30–50% RH, before, during and after",
      },
      {
        label: "Solid fronts, moisture content",
        value: "6–9%",
        note: "on arrival",
        standard: "EN 13183, ASTM D4444",
      },
      {
        label: "Floor, level",
        value: "1/4 in over 10 ft",
        metric: "6 mm over 3 m",
        note: "the legs take up more",
        standard: "laser",
      },
      {
        label: "Wall, plumb and flat",
        value: "1/4 in over 8 ft",
        metric: "6 mm over 2.44 m",
        note: "scribes take up the rest",
        standard: "straightedge",
      },
      {
        label: "Wall units, fixing",
        value: "into studs or blocking",
        note: "two lines of screws, top and bottom rail",
        standard: "ANSI/KCMA A161.1",
      },
    ],
    steps: [
      {
        name: "Check against the list",
        description:
          "Count, numbers, door swings, appliance drawings. Report damage with a photograph of the carton’s label.",
      },
      {
        name: "Find the highest point",
        description:
          "Strike a level line from it; base units begin there, wall units hang from it.",
      },
      {
        name: "Begin in the corner",
        description:
          "Wall units first, then base units. Clamp face to face, screw through the marked holes, then to the wall.",
      },
      {
        name: "Scribe, never force",
        description:
          "Fillers and end panels are left wide. A carcass that is pulled to a wall racks its doors.",
      },
      {
        name: "Seal the wet edges",
        description:
          "Cutouts for sinks, toe kicks at dishwashers: every raw edge, before the countertop goes on.",
      },
      {
        name: "Adjust last",
        description:
          "Hinges adjust in three directions, slides in two. A gap of 1/8 in (3 mm) all around.",
      },
    ],
  },
  care: {
    lead: "Wipe, dry, and adjust the hinges once a year.",
    routine: [
      {
        name: "Fronts",
        description: "A soft cloth, damp with water and mild dish soap; dry with another.",
      },
      { name: "Grease", description: "The same, promptly: grease hardens." },
      {
        name: "Around sinks and kettles",
        description: "Dry drips at once; let steam out past the doors, not along them.",
      },
      {
        name: "Hinges and slides",
        description:
          "Once a year, tighten and readjust. Wipe, do not oil: they are lubricated for life.",
      },
      {
        name: "Touch-up",
        description: "The kit in the handover file has paint or stain of your lot.",
      },
    ],
    never: [
      "Abrasive pads, ammonia, chlorine, solvents.",
      "Steam cleaners, and wet cloths over an edge.",
      "Self-cleaning ovens without the heat shields that their drawings ask for.",
    ],
  },
} as const satisfies ProductNotes;
