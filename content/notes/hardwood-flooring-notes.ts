import { floorFigures } from "#content/figures/product-figures.ts";
import type { ProductNotes } from "#content/record-types.ts";

export const hardwoodFlooringNotes = {
  modified: "2026-11-23",
  installation: {
    lead: "Wood takes on the climate of its room. Begin when the building is closed, the wet trades are dry and the heating has run at its later setting for a week.",
    limits: [
      {
        label: "Room climate",
        value: "60–80 °F",
        metric: "16–27 °C",
        note: "30–50% RH, before, during and after",
      },
      {
        label: "Floor, moisture content",
        value: floorFigures.moisture,
        note: "as dispatched; measure ten boards",
        standard: "EN 13183, ASTM D4444",
      },
      {
        label: "Wood subfloor",
        value: "within 2 points of the floor",
        note: "within 4 for strip under 3 in (76 mm)",
        standard: "NWFA",
      },
      {
        label: "Concrete, relative humidity",
        value: "75% or less",
        note: "or the adhesive’s own limit, if lower",
        standard: "ASTM F2170",
      },
      {
        label: "Screed, carbide method",
        value: "cement 2.0%, anhydrite 0.5%",
        note: "heated: 1.8% and 0.3%",
        standard: "CM, typical in Europe",
      },
      {
        label: "Flatness",
        value: "3/16 in over 10 ft",
        metric: "5 mm over 3 m",
        standard: "straightedge",
      },
      {
        label: "Heated surface",
        value: "81 °F",
        metric: "27 °C",
        note: "at most, rugs included",
        standard: "surface sensor",
      },
    ],
    steps: [
      {
        name: "Acclimatize by the meter",
        description:
          "Bring cartons into the rooms, stacked flat on battens. Solid floors wait, opened, until their moisture content is within the limits above, commonly 3 to 10 days; engineered floors wait closed for 48 hours.",
      },
      {
        name: "Read every board",
        description:
          "A board that is laid is accepted. Sort by length and color from several cartons at once, under the light of the room.",
      },
      {
        name: "Set out from the axis",
        description:
          "Center the field on the room, not on a wall; no strip at an edge narrower than 2 in (51 mm).",
      },
      {
        name: "Leave an expansion gap",
        description:
          "A gap of 3/4 in (19 mm) at walls and fixed objects for solid floors, 1/2 in (13 mm) for engineered ones. More across the boards where a room is wider than 20 ft (6 m).",
      },
      {
        name: "Fasten",
        description:
          "Solid: cleats every 8–10 in (203–254 mm) over wood. Engineered: full-spread elastic adhesive over screed, trowel as its maker says.",
      },
      {
        name: "Protect",
        description: "Cover with a board that breathes. Tape on the finish pulls the finish off.",
      },
    ],
  },
  care: {
    lead: "Grit wears a floor and climate moves it. Limit both, and it needs sanding once in a generation.",
    routine: [
      {
        name: "Daily or weekly",
        description: "A soft broom, or a vacuum with its hard-floor brush.",
      },
      {
        name: "When it is soiled",
        description:
          "A well-wrung cloth with a cleaner made for wood floors. If it does not dry within two minutes, it was too wet.",
      },
      {
        name: "All year",
        description: "30–50% relative humidity. Gaps that open in winter close again in summer.",
      },
      {
        name: "Chairs and entries",
        description:
          "Felt under every leg, replaced twice a year; a mat of two steps inside each door.",
      },
      {
        name: "Oiled floors",
        description:
          "Refresh with maintenance oil once or twice a year where people walk, before bare wood shows.",
      },
      {
        name: "Lacquered floors",
        description:
          "Recoat when the sheen is gone and before the stain is: a screen and a coat instead of sanding.",
      },
    ],
    never: [
      "Steam mops, wet mops, standing water.",
      "Vinegar, ammonia, soap that leaves a film, wax over lacquer.",
      "Rubber- or latex-backed mats, which stain.",
    ],
  },
} as const satisfies ProductNotes;
