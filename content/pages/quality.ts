import { actions } from "#content/page-actions.ts";
import { claims, NOT_COMPLIANT, SUPPORT_TIME } from "#content/claims.ts";
import {
  floorFigures,
  INSPECTION,
  TOLERANCE,
  TOLERANCE_IN_BOTH_UNITS,
} from "#content/figures/product-figures.ts";
import type { PageRecord } from "#content/record-types.ts";

export const quality = {
  path: "/quality",
  name: "Quality",
  title: `Quality: ${INSPECTION} inspection, ${TOLERANCE_IN_BOTH_UNITS}`,
  description: `How each lot is checked before it is loaded: a ${INSPECTION} inspection, ${TOLERANCE_IN_BOTH_UNITS} tolerance and ${claims.compliance.value} ${claims.compliance.label}.`,
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Measured, then loaded.",
      lead: "Fifteen checks stand between the kiln and the container. A lot that misses one stays here.",
      image: "quality-measure",
      bleed: "left",
      figures: [
        claims.compliance,
        { value: INSPECTION, label: "inspection" },
        {
          value: TOLERANCE.value,
          label: "tolerance",
          description: `${TOLERANCE.imperial}, on milled profiles`,
        },
      ],
      actions: [actions.speakWithExpert],
    },
    {
      kind: "checklist",
      id: "inspection",
      title: `The ${INSPECTION} inspection`,
      lead: "Five checks on the wood, five on the making, five on the way out. Each leaves a line in the lot's record.",
      groups: [
        {
          title: "Wood",
          missed: "Before milling: the wood is replaced.",
          items: [
            { check: "Species and grade against the order", by: "By eye: NHLA, EN 975" },
            {
              check: `Moisture content, ${floorFigures.moisture} for hardwood floors`,
              by: "Meter and oven: ASTM D4444, D4442",
            },
            { check: "Straightness: bow, crook, cup and twist", by: "Straightedge: EN 1310" },
            { check: "Defects: knots, checks, sapwood, by grade", by: "Rule, both faces: EN 1310" },
            { check: "Chain-of-custody documents of the lot", by: "Claim, code and quantity" },
          ],
        },
        {
          title: "Making",
          missed: "Before packing: re-machined, re-finished or replaced.",
          items: [
            {
              check: `Thickness and width, to ${TOLERANCE_IN_BOTH_UNITS}`,
              by: "Caliper: EN 13647",
            },
            { check: "Tongue, groove and profile fit", by: "Gauge, and two boards joined" },
            { check: "Glue line and bond of engineered cores", by: "Soaked and sheared: EN 314" },
            { check: "Color against the signed control sample", by: "Light booth: ASTM D1729" },
            { check: "Finish: film build, adhesion, gloss", by: "ISO 2808, 2409, 2813" },
          ],
        },
        {
          title: "Leaving",
          missed: "Before the seal: packed again; the container stays open.",
          items: [
            {
              check: "Hardware: fit, function, soft-close travel",
              by: "Each one opened and closed",
            },
            { check: "Count and labels against the packing list", by: "Scanner, carton by carton" },
            { check: "Wrapping, edge protection, desiccant", by: "By eye, before the film closes" },
            { check: "Pallets and crates, stamped ISPM 15", by: "Country, producer, HT" },
            { check: "Loading photographs and container seal", by: "Seal by ISO 17712" },
          ],
        },
      ],
    },
    {
      kind: "image-band",
      title: "Check 7: tongue, groove and profile fit.",
      image: "interval-tongue",
    },
    {
      kind: "prose",
      title: `What happens to the other ${NOT_COMPLIANT}`,
      paragraphs: [
        "Most of it is found before loading. A lot that fails is re-machined, re-finished or replaced before loading, and the record says which.",
        "If something reaches the site damaged or wrong, send a photograph and the carton’s label.",
      ],
    },
    {
      kind: "call-to-action",
      title: "Ask for the record of a lot like yours.",
      lead: `Technical support answers the ${SUPPORT_TIME}.`,
      actions: [actions.requestQuote, actions.scheduleConsultation],
    },
  ],
} as const satisfies PageRecord;
