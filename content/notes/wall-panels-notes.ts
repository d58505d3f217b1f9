import type { ProductNotes } from "#content/record-types.ts";

export const wallPanelsNotes = {
  modified: "2026-11-23",
  installation: {
    lead: "Install panels after plaster, paint and floor, and before the light fixtures. The rating of the wall is that of the mounting in its test report.",
    limits: [
      {
        label: "Room climate",
        value: "60–80 °F",
        metric: "16–27 °C",
        note: "30–55% RH, before, during and after",
      },
      {
        label: "Panel, moisture content",
        value: "6–9%",
        note: "veneered and solid",
        standard: "EN 13183, ASTM D4444",
      },
      {
        label: "Wall, plaster or block",
        value: "dry, 75% RH or less",
        note: "exterior walls: ventilated cavity",
        standard: "hood or in-wall probe",
      },
      {
        label: "Wall, flatness",
        value: "1/8 in over 6 ft",
        metric: "3 mm over 2 m",
        note: "or shimmed battens",
        standard: "straightedge",
      },
      {
        label: "Battens",
        value: "16–24 in",
        metric: "406–610 mm",
        note: "on center",
        standard: "shop drawing",
      },
    ],
    steps: [
      {
        name: "Acclimatize",
        description:
          "Flat, on battens, in the room, wrapping opened at the ends, for 72 hours. Never on edge against a wall.",
      },
      {
        name: "Lay out the sequence",
        description:
          "Leaves are numbered on the back. Stand the whole run along the wall and look at it before you fasten the first panel.",
      },
      {
        name: "Set the first cleat level",
        description:
          "French cleats or clips carry the panel; every other panel hangs from that line. Fasten into studs or anchors rated for the weight on the packing list.",
      },
      {
        name: "Keep the cavity",
        description:
          "Felt and mineral wool as in the test report, uncompressed. A cavity that is filled differently absorbs differently.",
      },
      {
        name: "Leave the gaps",
        description:
          "1/4 in (6 mm) at floor and ceiling behind the shadow gap; 1/8 in (3 mm) at each corner and fixed frame.",
      },
      {
        name: "Cut and seal",
        description:
          "Cut slats with their felt from the face, with a fine blade. Seal cut edges of veneered panels the same day.",
      },
    ],
  },
  care: {
    lead: "A wall is touched at switches, corners and benches, and dusty everywhere else.",
    routine: [
      {
        name: "Slatted and fluted panels",
        description: "A vacuum with a soft brush, along the slats, twice a year.",
      },
      { name: "Flat and raised panels", description: "A dry microfiber cloth, with the grain." },
      {
        name: "Finger marks",
        description: "A cloth damp with water and a drop of mild soap; dry at once.",
      },
      {
        name: "Scratches",
        description:
          "A touch-up stick of the finish, from the handover file; deeper ones, a new panel on the same clips.",
      },
      {
        name: "Access",
        description:
          "Lift the panel off its cleats to reach services, and hang it back in its place.",
      },
    ],
    never: [
      "Water, foam or steam on felt: it marks, and it no longer absorbs.",
      "Paint or lacquer over a fire-rated face: the class is that of the tested finish.",
      "Adhesive hooks, tape, silicone polish.",
    ],
  },
} as const satisfies ProductNotes;
