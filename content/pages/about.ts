import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";

export const about = {
  path: "/about",
  name: "About",
  title: "About: manufacturer and exporter since 2014",
  description:
    "Teragus, founded 2014, makes hardwood flooring, wall panels, cabinets, doors and windows. Exported to 15+ Countries, 96% client retention.",
  modified: "2026-11-21",
  sections: [
    {
      kind: "page-header",
      title: "A manufacturer that exports.",
      lead: "Founded 2014. Exported to 15+ Countries. Floors, walls, cabinets and openings for people who draw buildings and people who buy for them.",
      image: "about-flatlay",
      bleed: "right",
      figures: [
        { value: company.founded, label: "founded" },
        { value: "200+", label: "projects in North America", description: "our primary market" },
        claims.retention,
        claims.compliance,
      ],
      actions: [
        { kind: "contact", label: "Speak with Expert" },
        { kind: "file", label: "Download Catalog", href: "/catalog.pdf" },
      ],
    },
    {
      kind: "prose",
      title: "One finish sample for the whole building",
      paragraphs: [
        "A floor from one mill, a wall from a second and a kitchen from a third arrive as three browns. We make the four materials that a room is read by, and hold them to one signed sample.",
        "We sell to the trade: developers, architects, designers, hotel and retail chains, distributors, OEM and private-label buyers. The site is written for them, figures first.",
      ],
    },
    {
      kind: "image-band",
      title: "Four materials, one signed sample.",
      image: "interval-walnut",
    },
    {
      kind: "figures",
      title: "In figures",
      items: [
        { value: "15+", label: "countries", description: "Exported to 15+ Countries." },
        {
          value: "25+ year",
          label: "warranty",
          description: "Where species, construction and site conditions allow it in writing.",
        },
        {
          value: "15-point",
          label: "inspection",
          description: "From moisture content to the seal on the container.",
        },
        {
          value: "0.1 mm",
          label: "tolerance",
          description: "0.004 in on milled profiles.",
        },
      ],
    },
    {
      kind: "certifications",
      title: "Material and emissions",
      lead: "Marks that belong to the wood and to what binds it.",
      items: [
        { name: "FSC Chain of Custody", description: "Certified material, traced to the invoice." },
        { name: "PEFC Chain of Custody", description: "The same tracing under the PEFC scheme." },
        {
          name: "CARB Phase 2 and TSCA Title VI",
          description: "Formaldehyde limits for composite cores.",
        },
        { name: "Class A, ASTM E84", description: "Flame spread under 25 for wall panels." },
        { name: "Energy Star", description: "Rated doors and windows, by climate zone." },
      ],
    },
    {
      kind: "certifications",
      title: "Border and customs",
      lead: "Documents that let a container clear.",
      items: [
        {
          name: "Lacey Act declaration",
          description: "Species and country of harvest, for the USA.",
        },
        { name: "EUDR and EUTR", description: "Due-diligence data for the European Union." },
        {
          name: "Phytosanitary certificate",
          description: "Plant health, where the importer asks.",
        },
        { name: "ISPM 15", description: "Heat-treated and stamped pallets, crates and dunnage." },
      ],
    },
    {
      kind: "image-band",
      title: "Milled to 0.1 mm (0.004 in).",
      image: "interval-tongue",
    },
    {
      kind: "call-to-action",
      title: "Read the drawing with us.",
      lead: "Trade specialists respond within 2 hours.",
      actions: [
        { kind: "quote", label: "Start Your Project" },
        { kind: "contact", label: "Schedule Consultation" },
      ],
    },
  ],
} as const satisfies PageRecord;
