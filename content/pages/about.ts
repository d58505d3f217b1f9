import { actions } from "#content/page-actions.ts";
import {
  INSPECTION,
  panelFigures,
  TOLERANCE_IN_BOTH_UNITS,
} from "#content/figures/product-figures.ts";
import { claims, responseTimes } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { millDrawings } from "#content/drawings/company-drawings.ts";
import type { PageRecord } from "#content/record-types.ts";

const EXPORTED = `Exported to ${claims.countries.value} Countries`;

const [trade] = responseTimes;

export const about = {
  path: "/about",
  name: "About",
  title: `About: manufacturer and exporter since ${company.founded}`,
  description: `${company.name}, founded ${company.founded}, makes hardwood flooring, wall panels, cabinets, doors and windows. ${EXPORTED}, ${claims.retention.value} ${claims.retention.label}.`,
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "A manufacturer that exports.",
      lead: `Founded ${company.founded}. ${EXPORTED}. Floors, walls, cabinets and openings for the people who design buildings and those who supply them.`,
      figures: [
        { value: company.founded, label: "founded" },
        { ...claims.northAmerica, description: "our primary market" },
        claims.retention,
        claims.compliance,
      ],
      actions: [actions.speakWithExpert, actions.downloadCatalog],
    },
    {
      kind: "drawing",
      id: "mill",
      title: "In by the log, out by the container",
      lead: "Material makes one loop of the site, from road to road.",
      sample: true,
      drawings: millDrawings,
    },
    {
      kind: "process",
      title: "From order to shipment",
      steps: [
        {
          title: "Drawing",
          description:
            "A trade specialist reads it, asks for what is missing and returns a price for each item.",
        },
        {
          title: "Sample",
          description: "One finish sample is signed. Every lot of the order is held against it.",
        },
        {
          title: "Making",
          description: `Dried, milled to ${TOLERANCE_IN_BOTH_UNITS}, finished: the lot keeps its number from the kiln to the carton.`,
        },
        {
          title: "Leaving",
          description: `${INSPECTION} inspection, then loaded and sealed. 25+ year warranty where species, construction and site qualify, confirmed in writing.`,
        },
      ],
    },
    {
      kind: "prose",
      title: "One finish sample for the whole building",
      image: "about-flatlay",
      paragraphs: [
        "A floor from one mill, a wall from a second and a kitchen from a third arrive as three browns. We make the four materials that a room is read by, and hold them to one signed sample.",
        "We sell to the trade: developers, architects, designers, hotel and retail chains, distributors, OEM and private-label buyers. What we publish is written for them, figures first.",
      ],
    },
    {
      kind: "certifications",
      title: "Material and emissions",
      lead: "Certifications of the wood and of its binders.",
      items: [
        { name: "FSC Chain of Custody", description: "Certified material, traced to the invoice." },
        { name: "PEFC Chain of Custody", description: "The same tracing under the PEFC scheme." },
        { name: "CARB Phase 2 and TSCA Title VI", description: "Formaldehyde limits of cores." },
        {
          name: `${panelFigures.fireClass}, ASTM E84`,
          description: `Flame spread ${panelFigures.flameSpread} for wall panels.`,
        },
        { name: "Energy Star", description: "Rated doors and windows, by climate zone." },
      ],
    },
    {
      kind: "certifications",
      title: "Border and customs",
      lead: "Documents that clear a container through customs.",
      items: [
        { name: "Lacey Act declaration", description: "Species and harvest country, USA." },
        { name: "EUDR", description: "Due-diligence data for the European Union." },
        { name: "UKTR", description: "Due-diligence data for Great Britain." },
        { name: "Phytosanitary certificate", description: "Plant health, where asked." },
        { name: "ISPM 15", description: "Heat-treated and stamped pallets, crates and dunnage." },
      ],
    },
    {
      kind: "terms-of-trade",
      id: "terms-of-trade",
      title: "Terms of trade",
      lead: "What buyers ask before they order.",
    },
    { kind: "image-band", title: "It begins with a log that has a number.", image: "detail-log" },
    {
      kind: "call-to-action",
      title: "Go over the drawings with us.",
      lead: `${trade.label} ${trade.value}.`,
      actions: [actions.startProject, actions.scheduleConsultation],
    },
  ],
} as const satisfies PageRecord;
