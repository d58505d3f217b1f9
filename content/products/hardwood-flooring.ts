import type { ProductRecord } from "#content/types.ts";

export const hardwoodFlooring = {
  slug: "hardwood-flooring",
  path: "/products/hardwood-flooring",
  parent: "/products",
  name: "Hardwood flooring",
  title: "Hardwood flooring: species, sizes, specification",
  description:
    "Solid and engineered hardwood flooring in 15+ species, 3–12 in (76–305 mm) wide, dried to 6–8% moisture, with a 25-year structural warranty.",
  footer: false,
  card: {
    title: "Hardwood flooring",
    description:
      "Solid and engineered planks, dried to the room they will live in and stained to your control sample.",
    picture: "product-hardwood-flooring",
    swatch: "species-white-oak",
    specs: ["15+ species", "3–12 inch (76–305 mm) widths", "Custom staining"],
  },
  modified: "2026-11-23",
  sections: [
    {
      kind: "opening",
      title: "Hardwood flooring",
      lead: "Solid and engineered planks in 15+ species, dried to 6–8% and stained to your control sample.",
      back: { label: "Back to Products", href: "/products" },
      picture: "product-hardwood-flooring",
      bleed: "right",
      figures: [
        { value: "15+", label: "species" },
        { value: "3–12 in", label: "widths", description: "76–305 mm" },
        { value: "6–8%", label: "moisture content" },
        { value: "25-year", label: "structural warranty" },
      ],
      actions: [
        { kind: "quote", label: "Request a Quote" },
        { kind: "contact", label: "Request Information" },
        { kind: "file", label: "Spec sheet", href: "/products/hardwood-flooring/spec-sheet.pdf" },
      ],
    },
    {
      kind: "specification",
      id: "specification",
      label: "Specification",
      title: "Specification",
      note: "Dimensions are nominal, before site acclimatization. Metric values are rounded to the millimeter.",
      rows: [
        { label: "Species", value: "15+", metric: "six shown below", standard: "EN 13556 names" },
        {
          label: "Widths",
          value: "3–12 in",
          metric: "76–305 mm",
          standard: "EN 13647",
        },
        {
          label: "Thicknesses",
          value: "3/4, 5/8, 1/2, 3/8 in",
          metric: "19, 16, 13, 10 mm",
          standard: "EN 13647",
        },
        { label: "Lengths", value: "up to 16 ft", metric: "up to 4.88 m", standard: "EN 13647" },
        { label: "Moisture content", value: "6–8%", metric: "at dispatch", standard: "ASTM D4442" },
        {
          label: "Finish",
          value: "Custom staining",
          metric: "to a signed control sample",
        },
        { label: "Structural warranty", value: "25-year" },
        {
          label: "Finish warranty",
          value: "15 years residential",
          metric: "5 years commercial",
        },
      ],
    },
    {
      kind: "features",
      title: "What to write into the schedule",
      items: [
        "Solid for nail-down over wood; engineered, with a cross-laminated core, over screed and radiant heat.",
        "Widths from 3 in strip to 12 in plank, single or mixed, so the pattern is drawn before it is milled.",
        "Stain matched to a control sample that both sides sign and keep.",
        "Moisture content of 6–8% at dispatch, the range that suits a heated interior at 30–50% relative humidity.",
        "Thicknesses from 3/8 to 3/4 in (10 to 19 mm), to meet stone, tile or carpet without a step.",
        "One lot for one floor, so that the color of the last room is the color of the first.",
      ],
    },
    {
      kind: "samples",
      id: "species",
      label: "Species",
      layout: "rack",
      title: "Six of the 15+ species",
      lead: "Same light, same scale, matte finish. Hardness is the average of the species.",
      note: "Janka hardness after ASTM D143, species averages at 12% moisture content.",
      items: [
        {
          name: "White oak",
          picture: "species-white-oak",
          characteristics: "Straight grain, medullary ray, pores closed by tyloses",
          applications: "Residences, hotels, wide-plank retail floors",
          figure: { value: "1,360 lbf", metric: "6.0 kN", label: "Janka" },
        },
        {
          name: "American walnut",
          picture: "species-american-walnut",
          characteristics: "Chocolate heartwood, cathedral figure, lightens with age",
          applications: "Suites, boardrooms, private libraries",
          figure: { value: "1,010 lbf", metric: "4.5 kN", label: "Janka" },
        },
        {
          name: "Hard maple",
          picture: "species-hard-maple",
          characteristics: "Pale, close-grained, nearly without figure",
          applications: "Galleries, retail, sports and dance floors",
          figure: { value: "1,450 lbf", metric: "6.4 kN", label: "Janka" },
        },
        {
          name: "Hickory",
          picture: "species-hickory",
          characteristics: "Strong contrast of sapwood and heartwood, very hard",
          applications: "Lobbies, restaurants, heavy traffic",
          figure: { value: "1,820 lbf", metric: "8.1 kN", label: "Janka" },
        },
        {
          name: "Ash",
          picture: "species-ash",
          characteristics: "Light, ring-porous, bold grain; takes stain evenly",
          applications: "Offices, apartments, stained schemes",
          figure: { value: "1,320 lbf", metric: "5.9 kN", label: "Janka" },
        },
        {
          name: "Teak",
          picture: "species-teak",
          characteristics: "Golden brown, oily, stable in changing humidity",
          applications: "Resorts, spas, waterside residences",
          figure: { value: "1,070 lbf", metric: "4.8 kN", label: "Janka" },
        },
      ],
    },
    {
      kind: "certifications",
      id: "certification",
      label: "Certification",
      title: "Papers that travel with the floor",
      lead: "Name what your project needs on the order; the documents are issued for that lot.",
      items: [
        {
          name: "FSC Chain of Custody",
          description:
            "Certified material traced from forest to invoice, for credits that ask for it.",
        },
        {
          name: "PEFC Chain of Custody",
          description: "The same tracing under the PEFC scheme, common in European tenders.",
        },
        {
          name: "CARB Phase 2 and TSCA Title VI",
          description: "Formaldehyde limits for the composite core of engineered planks.",
        },
        {
          name: "Lacey Act and EUDR",
          description: "Species, harvest country and due-diligence data for customs.",
        },
        {
          name: "Phytosanitary and ISPM 15",
          description: "Plant-health certificate where required; heat-treated, stamped pallets.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Send the floor plan. We return a price per square foot and per square meter.",
      lead: "The quote form takes it. Initial quotes in 24–48 hours, samples in 3–5 business days.",
      actions: [
        { kind: "quote", label: "Start Your Project" },
        { kind: "contact", label: "Speak with Expert" },
      ],
    },
  ],
} as const satisfies ProductRecord;
