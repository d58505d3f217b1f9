import { actions } from "#content/page-actions.ts";
import { either, SAMPLES } from "#content/switches.ts";
import { QUOTE_TIME, SAMPLE_TIME } from "#content/claims.ts";
import {
  floorFigures as figures,
  inBothUnits,
  inYears,
  SPECIES_LISTED,
  SPECIES_SHOWN,
  TOLERANCE_IN_BOTH_UNITS,
} from "#content/figures/product-figures.ts";
import { floorDrawings } from "#content/drawings/product-drawings.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { orderRows } from "#content/terms-of-trade.ts";
import { flooringSpecies, SPECIES_COLUMNS, SPECIES_NOTE } from "./flooring-species.ts";

export const hardwoodFlooring = {
  slug: "hardwood-flooring",
  path: "/products/hardwood-flooring",
  parent: "/products",
  name: "Hardwood flooring",
  title: "Hardwood flooring: species, sizes, specification",
  description: `Solid and engineered hardwood flooring in ${figures.species} species, ${inBothUnits(figures.widths)} wide, dried to ${figures.moisture} moisture, with a ${figures.structuralWarranty} structural warranty.`,
  footer: false,
  card: {
    description:
      "Solid and engineered planks, dried to the room they will live in and stained to your control sample.",
    image: "product-hardwood-flooring",
    swatch: "species-white-oak",
    specs: [
      `${figures.species} species`,
      `3–12 inch (${figures.widths.metric}) widths`,
      "Custom staining",
    ],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Hardwood flooring",
      lead: `Solid and engineered planks in ${figures.species} species, dried to ${figures.moisture} and stained to your control sample.`,
      back: { label: "Back to Products", href: "/products" },
      image: "product-hardwood-flooring",
      bleed: "right",
      figures: [
        { value: figures.species, label: "species" },
        { value: figures.widths.value, label: "widths", description: figures.widths.metric },
        { value: figures.moisture, label: "moisture content" },
        { value: figures.structuralWarranty, label: "structural warranty" },
      ],
      actions: [
        actions.requestQuote,
        actions.requestInformation,
        { kind: "file", label: "Spec sheet", href: "/products/hardwood-flooring/spec-sheet.pdf" },
      ],
    },
    {
      kind: "specification",
      id: "specification",
      label: "Specification",
      title: "Specification",
      note: "Dimensions are nominal, before site acclimatization. Metric values are rounded to the millimeter.",
      more: { text: "Specification text", href: "/products/hardwood-flooring/specification-text" },
      rows: [
        {
          label: "Species",
          value: figures.species,
          note: `${SPECIES_LISTED} with their values`,
          standard: "EN 13556 names",
        },
        { label: "Widths", ...figures.widths, standard: "EN 13647" },
        {
          label: "Thicknesses",
          value: "3/4, 5/8, 1/2, 3/8 in",
          metric: "19, 16, 13, 10 mm",
          standard: "EN 13647",
        },
        {
          label: "Lengths",
          value: `up to ${figures.longest.value}`,
          metric: `up to ${figures.longest.metric}`,
          standard: "EN 13647",
        },
        {
          label: "Moisture content",
          value: figures.moisture,
          note: "at dispatch",
          standard: "ASTM D4442",
        },
        { label: "Finish", value: "Custom staining", note: "to a signed control sample" },
        { label: "Structural warranty", value: inYears(figures.structuralWarranty) },
        { label: "Finish warranty", value: "15 years residential", note: "5 years commercial" },
      ],
      order: orderRows,
    },
    {
      kind: "drawing",
      id: "drawing",
      label: "Drawing",
      title: "The joint, full size",
      lead: `Milled to ${TOLERANCE_IN_BOTH_UNITS}. Print the page on A4 and lay a plank beside it.`,
      kit: "Drawing kit: DXF, textures",
      drawings: floorDrawings,
    },
    {
      kind: "features",
      title: "What to write into the schedule",
      items: [
        "Solid for nail-down over wood; engineered, with a cross-laminated core, over screed and radiant heat.",
        `Widths from ${inBothUnits(figures.narrowest)} strip to ${inBothUnits(figures.widest)} plank, single or mixed, so the pattern is drawn before it is milled.`,
        "Stain matched to a control sample that both sides sign and keep.",
        `Moisture content of ${figures.moisture} at dispatch, the range that suits a heated interior at 30–50% relative humidity.`,
        "Thicknesses from 3/8 to 3/4 in (10 to 19 mm), to meet stone, tile or carpet without a step.",
        "One lot for one floor, so that the color of the last room is the color of the first.",
      ],
    },
    {
      kind: "samples",
      id: "species",
      label: "Species",
      layout: "rack",
      title: `${SPECIES_SHOWN} of the ${figures.species} species`,
      more: { text: "All fifteen species", href: "/species" },
      lead: "Same light, same scale, matte finish: 24 × 18 in (600 × 450 mm) of floor to a picture.",
      note: SPECIES_NOTE,
      columns: SPECIES_COLUMNS,
      compare: "Compare two species",
      items: flooringSpecies.slice(0, SPECIES_SHOWN),
    },
    {
      kind: "certifications",
      id: "certification",
      label: "Certification",
      title: "Documents that travel with the floor",
      items: [
        { name: "FSC Chain of Custody", description: "Certified material, traced to the invoice." },
        { name: "PEFC Chain of Custody", description: "The same tracing under the PEFC scheme." },
        { name: "CARB Phase 2 and TSCA Title VI", description: "Formaldehyde limits of cores." },
        { name: "Lacey Act and EUDR", description: "Species, origin, due-diligence data." },
        {
          name: "Phytosanitary and ISPM 15",
          description: "Plant-health certificate where required; heat-treated, stamped pallets.",
        },
      ],
    },
    {
      kind: "image-band",
      title: "Oil darkens oak at once. The sample shows how far.",
      image: "interval-oil",
    },
    {
      kind: "call-to-action",
      title: "Send the floor plan. We return a price per square foot and per square meter.",
      lead: either(
        SAMPLES,
        `The quote form takes it. Initial quotes in ${QUOTE_TIME}, samples in ${SAMPLE_TIME}.`,
        `The quote form takes it. Initial quotes in ${QUOTE_TIME}.`,
      ),
      actions: [actions.startProject, actions.speakWithExpert, actions.termsOfTrade],
    },
  ],
} as const satisfies ProductRecord;
