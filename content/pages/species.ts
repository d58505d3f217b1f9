import { actions } from "#content/page-actions.ts";
import { QUOTE_TIME } from "#content/claims.ts";
import {
  flooringSpecies,
  SPECIES_COLUMNS,
  SPECIES_FILTERS,
  SPECIES_NOTE,
} from "#content/products/flooring-species.ts";
import type { PageRecord } from "#content/record-types.ts";

export const species = {
  path: "/species",
  parent: "/products/hardwood-flooring",
  name: "Species",
  title: "Flooring species: hardness, movement, color",
  description:
    "Fifteen hardwoods for floors in the same light and at the same scale, with Janka hardness, movement per percent of moisture and change of color.",
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Species",
      lead: "Fifteen hardwoods for floors. Others on request.",
      back: { label: "Back to Hardwood flooring", href: "/products/hardwood-flooring" },
    },
    {
      kind: "samples",
      id: "species",
      layout: "rack",
      title: "All species",
      lead: "Same light, same scale, matte finish: 24 × 18 in (600 × 450 mm) of floor to a picture.",
      note: SPECIES_NOTE,
      columns: SPECIES_COLUMNS,
      compare: "Compare two species",
      filters: SPECIES_FILTERS,
      items: flooringSpecies,
    },
    {
      kind: "call-to-action",
      title: "Send the floor plan. We return a price per square foot and per square meter.",
      lead: `Name two or three species; the quote prices each. It comes in ${QUOTE_TIME}.`,
      actions: [actions.requestQuote, actions.speakWithExpert],
    },
  ],
} as const satisfies PageRecord;
