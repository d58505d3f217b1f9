import { ask } from "#content/page-actions.ts";
import { CABINET_LEAD_TIMES, cabinetFigures as figures } from "#content/figures/product-figures.ts";
import { samples } from "#content/sample-options.ts";
import { cabinetDrawings } from "#content/drawings/product-drawings.ts";
import type { ProductRecord } from "#content/record-types.ts";
import { cabinetOrderRows, packingRow } from "#content/terms-of-trade.ts";

const { "custom-cabinets": collections } = samples;

export const customCabinets = {
  slug: "custom-cabinets",
  path: "/products/custom-cabinets",
  parent: "/products",
  name: "Custom cabinets",
  title: "Custom cabinets: collections, fronts, lead times",
  description: `Kitchen, bath and storage cabinets made to drawing, with soft-close hardware and custom finishes. ${CABINET_LEAD_TIMES}`,
  footer: false,
  card: {
    description: "Kitchens, vanities and storage made to drawing, numbered by room and by unit.",
    image: "product-custom-cabinets",
    swatch: "detail-drawer",
    specs: ["Soft-close hardware", "Custom finishes", "Export ready"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Custom cabinets",
      lead: "Kitchens, vanities and storage made to drawing, finished to your sample and packed by room.",
      back: { label: "Back to Products", href: "/products" },
      image: "product-custom-cabinets",
      bleed: "right",
      figures: [
        { value: figures.leadTime, label: "lead time" },
        { value: figures.rushLeadTime, label: "rush lead time" },
      ],
      actions: [
        ask.requestQuote,
        ask.requestInformation,
        { kind: "file", label: "Spec sheet", href: "/products/custom-cabinets/spec-sheet.pdf" },
      ],
    },
    {
      kind: "drawing",
      id: "drawing",
      label: "Drawing",
      title: "Every part has its number",
      lead: "A base unit with its cut list, as we cut it and as your installer finds it in the carton.",
      kit: "Drawing kit: DXF, IFC",
      drawings: cabinetDrawings,
    },
    {
      kind: "samples",
      id: "collections",
      label: "Collections",
      layout: "stagger",
      title: "Six collections",
      lead: "A starting point for proportion and finish. Every dimension is yours.",
      columns: [{ label: "Front" }, { label: "Finish" }],
      compare: "Compare two collections",
      items: [
        {
          slug: "shaker-sage",
          name: collections["shaker-sage"],
          image: "collection-shaker-sage",
          characteristics: "Five-piece painted fronts, flat field, brass bar pulls",
          applications: "Family kitchens, pantries, mudrooms",
          values: [{ value: "Five-piece, 3/4 in", metric: "19 mm" }, { value: "Painted, satin" }],
        },
        {
          slug: "slab-white-oak",
          name: collections["slab-white-oak"],
          image: "collection-slab-white-oak",
          characteristics: "Vertical-grain veneer, matched across the run",
          applications: "Apartments, show kitchens, kitchenettes",
          values: [{ value: "Veneered slab, 3/4 in", metric: "19 mm" }, { value: "Clear, matte" }],
        },
        {
          slug: "walnut-modern",
          name: collections["walnut-modern"],
          image: "collection-walnut-modern",
          characteristics: "Solid-edge slab fronts, routed finger pull",
          applications: "Penthouses, hotel suites, bars",
          values: [{ value: "Slab, 3/4 in", metric: "19 mm" }, { value: "Oiled or clear, matte" }],
        },
        {
          slug: "painted-linen",
          name: collections["painted-linen"],
          image: "collection-painted-linen",
          characteristics: "Warm white lacquer on shaker fronts, sealed for wet rooms",
          applications: "Vanities, dressing rooms, laundries",
          values: [{ value: "Five-piece, 3/4 in", metric: "19 mm" }, { value: "Lacquer, sealed" }],
        },
        {
          slug: "ebonized-oak",
          name: collections["ebonized-oak"],
          image: "collection-ebonized-oak",
          characteristics: "Open grain stained black, fluted or flat",
          applications: "Restaurants, lounges, statement islands",
          values: [{ value: "Flat or fluted, 1 in", metric: "25 mm" }, { value: "Black stain" }],
        },
        {
          slug: "two-tone",
          name: collections["two-tone"],
          image: "collection-two-tone",
          characteristics: "Painted base units, wood tall units, one shadow line",
          applications: "Developments, villas, serviced apartments",
          values: [{ value: "Two kinds, 3/4 in", metric: "19 mm" }, { value: "Satin, clear" }],
        },
      ],
    },
    {
      kind: "features",
      title: "Made to leave the installer little to do",
      items: [
        "Shop drawings of every elevation before the first cut.",
        "Dovetailed solid-wood drawers, or the box your hardware asks for.",
        "Soft-close hinges and slides throughout.",
        "Custom finishes, matched to a sample you keep.",
        "Grain that runs through drawer, door and toe kick.",
        "Export ready: each unit wrapped, numbered and loaded in the order of the rooms.",
      ],
    },
    { kind: "image-band", title: "Tails on the sides, pins on the front.", image: "detail-drawer" },
    {
      kind: "specification",
      id: "specification",
      label: "Specification",
      title: "Specification",
      note: "The lead time runs from signed shop drawings and finish sample to ready for loading.",
      more: { text: "Specification text", href: "/products/custom-cabinets/specification-text" },
      rows: [
        { label: "Lead time", value: figures.leadTime, note: "from signed drawings" },
        { label: "Rush lead time", value: figures.rushLeadTime, note: "by agreement" },
        {
          label: "Construction",
          value: "Frameless or face-frame",
          note: "32 mm (1-1/4 in) system boring",
        },
        {
          label: "Carcass",
          value: "3/4 in plywood or particleboard",
          metric: "18–19 mm",
          standard: "TSCA Title VI",
        },
        { label: "Fronts", value: "Solid, veneered or painted", note: "to drawing" },
        { label: "Finish", value: "Custom finishes", note: "to a signed control sample" },
        { label: "Hardware", value: "Soft-close hinges and slides" },
        packingRow,
      ],
      order: cabinetOrderRows,
    },
    {
      kind: "certifications",
      id: "certification",
      label: "Certification",
      title: "Standards to cite",
      lead: "Cite them in the order; the evidence is part of the handover file.",
      items: [
        { name: "FSC Chain of Custody", description: "For solid fronts, veneers and panel cores." },
        { name: "PEFC Chain of Custody", description: "The same tracing under the PEFC scheme." },
        { name: "CARB Phase 2 and TSCA Title VI", description: "Formaldehyde limits of cores." },
        { name: "ANSI/KCMA A161.1", description: "North American performance tests." },
        { name: "Lacey Act and EUDR", description: "Species, origin, due-diligence data." },
      ],
    },
    {
      kind: "call-to-action",
      title: "Send the elevations, or the room’s four walls.",
      lead: `As PDF, DWG or photographs, with the form. Shop drawings follow the signed sample. ${CABINET_LEAD_TIMES}`,
      actions: [
        ask.getStarted,
        ask.speakWithExpert,
        { kind: "page", label: "See it drawn", href: "/generate-image" },
        ask.termsOfTrade,
      ],
    },
  ],
} as const satisfies ProductRecord;
