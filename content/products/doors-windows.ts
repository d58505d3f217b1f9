import { ask } from "#content/page-actions.ts";
import { QUOTE_TIME } from "#content/claims.ts";
import { openingFigures as figures } from "#content/figures/product-figures.ts";
import { samples } from "#content/sample-options.ts";
import { openingDrawings } from "#content/drawings/product-drawings.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { orderRows } from "#content/terms-of-trade.ts";

const { "doors-windows": services } = samples;

export const doorsWindows = {
  slug: "doors-windows",
  path: "/products/doors-windows",
  parent: "/products",
  name: "Doors and windows",
  title: "Doors and windows: entry, interior, sliding walls",
  description:
    "Wood doors and windows made to opening size: Energy Star rated, hurricane tested, with multi-point locking.",
  card: {
    description: "Entry and interior doors, windows and glazed walls, made to the opening.",
    image: "product-doors-windows",
    swatch: "service-hardware",
    specs: ["Energy Star rated", "Hurricane tested", "Multi-point locking"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Doors and windows",
      lead: "Entry and interior doors, windows and glazed walls, made to the opening and delivered with their hardware.",
      back: { label: "Back to Products", href: "/products" },
      image: "product-doors-windows",
      bleed: "left",
      opens: "figures",
      figures: [
        {
          value: figures.uFactor.value,
          label: "U-factor, typical",
          description: figures.uFactor.metric,
        },
        {
          value: figures.largestLeaf.value,
          label: "largest door leaf, typical",
          description: figures.largestLeaf.metric,
        },
        {
          value: figures.designPressure.value,
          label: "design pressure, tested",
          description: figures.designPressure.metric,
        },
      ],
      actions: [
        ask.requestQuote,
        ask.requestInformation,
        { kind: "file", label: "Spec sheet", href: "/products/doors-windows/spec-sheet.pdf" },
      ],
    },
    {
      kind: "samples",
      id: "services",
      label: "Services",
      layout: "plates",
      title: "Six services",
      lead: "One schedule for every opening in the building, from the front door to its hinge.",
      columns: [{ label: "Maximum, typical" }, { label: "Rated by" }],
      items: [
        {
          slug: "entry-doors",
          name: services["entry-doors"],
          image: "service-entry-doors",
          characteristics: "Insulated core, engineered stiles, multi-point locking",
          applications: "Residences, clubs, hotel porte-cochères",
          values: [figures.largestLeaf, { value: "EN 14351, part 1" }],
        },
        {
          slug: "interior-doors",
          name: services["interior-doors"],
          image: "service-interior-doors",
          characteristics: "Flush, panel or pocket; frames to the wall's thickness",
          applications: "Suites, apartments, offices",
          values: [figures.largestLeaf, { value: "EN 1529" }],
        },
        {
          slug: "windows",
          name: services.windows,
          image: "service-windows",
          characteristics: "Casement, tilt-and-turn or fixed; U-factor per unit size",
          applications: "New build, replacement, heritage profiles",
          values: [figures.largestWindow, { value: "NAFS" }],
        },
        {
          slug: "french-doors",
          name: services["french-doors"],
          image: "service-french-doors",
          characteristics: "Paired leaves with slim meeting stiles and a low threshold",
          applications: "Terraces, gardens, restaurants",
          values: [{ value: "72 × 108 in, a pair", metric: "1,829 × 2,743 mm" }, { value: "NAFS" }],
        },
        {
          slug: "sliding-walls",
          name: services["sliding-walls"],
          image: "service-sliding-walls",
          characteristics: "Lift-and-slide panels on a drained, flush track",
          applications: "Villas, resorts, showrooms",
          values: [
            { value: "72 × 120 in, a panel", metric: "1,829 × 3,048 mm" },
            { value: "NAFS" },
          ],
        },
        {
          slug: "hardware",
          name: services.hardware,
          image: "service-hardware",
          characteristics: "Locks, hinges and pulls, keyed and finished as one set",
          applications: "Master-key suites, access control, refits",
          values: [{ value: "5 points", metric: "multi-point locking" }, { value: "EN 15685" }],
        },
      ],
    },
    {
      kind: "projects",
      title: "Featured projects",
      items: [
        {
          title: "Oak Entrance Hall",
          location: "Aspen, Colorado",
          year: "2023",
          sample: true,
          image: "project-entrance-oak",
          type: "Private residence",
          size: "14 openings",
          materials: [{ text: "White oak pivot door and sidelights", href: "#entry-doors" }],
        },
        {
          title: "Garden Room",
          location: "Surrey, United Kingdom",
          year: "2022",
          sample: true,
          image: "project-french-doors",
          type: "Residence extension",
          size: "6 pairs of French doors",
          materials: [
            { text: "Painted French doors", href: "#french-doors" },
            { text: "smoked oak herringbone", href: "/products/hardwood-flooring#species" },
          ],
        },
        {
          title: "Lake Pavilion",
          location: "Muskoka, Ontario",
          year: "2024",
          sample: true,
          image: "project-window-wall",
          type: "Resort pavilion",
          size: "86 ft (26 m) of window wall",
          materials: [
            { text: "White oak lift-and-slide panels", href: "#sliding-walls" },
            { text: "white oak planks", href: "/products/hardwood-flooring#white-oak" },
          ],
        },
      ],
    },
    {
      kind: "drawing",
      id: "drawing",
      label: "Drawing",
      title: "Jamb and head",
      lead: "How a door and a window meet the wall.",
      kit: "Drawing kit: DXF, IFC",
      drawings: openingDrawings,
    },
    {
      kind: "specification",
      id: "specification",
      label: "Specification",
      title: "Specification",
      note: "Typical values are those of common sizes and glass; yours are on the label of the unit. Tested values are those of a specimen; the report names its size, glass and hardware. NAFS is AAMA/WDMA/CSA 101/I.S.2/A440; for Europe, values are declared under EN 14351, part 1.",
      more: { text: "Specification text", href: "/products/doors-windows/specification-text" },
      rows: [
        { label: "U-factor", ...figures.uFactor, standard: "NFRC 100", basis: "typical" },
        {
          label: "Solar heat gain (SHGC)",
          value: "0.20–0.40",
          note: "by glass and climate zone",
          standard: "NFRC 200",
          basis: "typical",
        },
        {
          label: "Glazing",
          value: "1 in double, 1-3/8 in triple",
          metric: "25, 35 mm",
          standard: "ASTM E2190",
          basis: "typical",
        },
        {
          label: "Door leaf",
          value: `up to ${figures.largestLeaf.value}`,
          metric: `up to ${figures.largestLeaf.metric}`,
          standard: "EN 1529",
          basis: "typical",
        },
        {
          label: "Leaf thickness",
          value: "1-3/8, 1-3/4, 2-1/4 in",
          metric: "35, 44, 57 mm",
          standard: "EN 1529",
          basis: "typical",
        },
        {
          label: "Window unit",
          value: `up to ${figures.largestWindow.value}`,
          metric: `up to ${figures.largestWindow.metric}`,
          standard: "NAFS",
          basis: "typical",
        },
        {
          label: "Multi-point locking",
          value: "3 or 5 points",
          note: "one turn of the key",
          standard: "EN 15685",
          basis: "typical",
        },
        {
          label: "Air leakage",
          value: "under 0.3 cfm/ft² at 1.57 psf",
          metric: "under 1.5 L/s per m² at 75 Pa",
          standard: "ASTM E283",
          basis: "tested",
        },
        {
          label: "Water penetration",
          value: "none at 7.5 psf",
          metric: "none at 360 Pa",
          standard: "ASTM E547",
          basis: "tested",
        },
        {
          label: "Design pressure",
          ...figures.designPressure,
          standard: "ASTM E330",
          basis: "tested",
        },
        {
          label: "Hurricane impact",
          value: "9 lb lumber at 50 ft/s",
          metric: "4.1 kg at 15.2 m/s",
          standard: "ASTM E1886, E1996",
          basis: "tested",
        },
      ],
      order: orderRows,
    },
    { kind: "image-band", image: "interval-hinge" },
    {
      kind: "certifications",
      id: "certification",
      label: "Certification",
      title: "Ratings to check before you order",
      items: [
        {
          name: "Energy Star",
          description: "Rated by climate zone on U-factor and solar heat gain (SHGC).",
        },
        {
          name: "NFRC",
          description: "The method behind the label: U-factor, SHGC, visible transmittance.",
        },
        {
          name: "ASTM E1886 and E1996",
          description: "Hurricane tested: missile impact, then pressure cycling.",
        },
        {
          name: "FSC Chain of Custody",
          description: "Certified stiles, rails and frames, traced to the invoice.",
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Send the door and window schedule.",
      lead: `As PDF or XLSX, with the form. We price it line by line, hardware included, in ${QUOTE_TIME}.`,
      actions: [ask.startProject, ask.scheduleConsultation, ask.termsOfTrade],
    },
  ],
} as const satisfies ProductRecord;
