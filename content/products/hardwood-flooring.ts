import { samples } from "#content/sample-options.ts";
import type { ProductRecord } from "#content/record-types.ts";

const { "hardwood-flooring": species } = samples;

/**
 * The values of the species are typical: averages for clear wood of Quercus alba, Juglans nigra, Acer saccharum, Carya ovata,
 * Fraxinus americana and Tectona grandis, after the USDA Forest Products Laboratory's Wood Handbook (FPL-GTR-282, 2021).
 * Hardness: side (Janka) at 12% moisture content, tables 5-3 and 5-5, by ASTM D143. Movement: coefficients of dimensional
 * change, table 13-5, as percent of the width for each percent of moisture between 6 and 14; tangential for flat-sawn
 * boards, radial for quarter-sawn ones; the oak's is that of commercial white oak, the hickory's of the true hickories.
 * Color is what daylight does under a clear finish within the first year. The price class is our own: the material alone,
 * among these six.
 */
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
    image: "product-hardwood-flooring",
    swatch: "species-white-oak",
    specs: ["15+ species", "3–12 inch (76–305 mm) widths", "Custom staining"],
  },
  modified: "2026-11-23",
  sections: [
    {
      kind: "page-header",
      title: "Hardwood flooring",
      lead: "Solid and engineered planks in 15+ species, dried to 6–8% and stained to your control sample.",
      back: { label: "Back to Products", href: "/products" },
      image: "product-hardwood-flooring",
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
      kind: "image-band",
      title: "Tongue and groove, milled to 0.1 mm (0.004 in).",
      image: "interval-tongue",
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
      lead: "Same light, same scale, matte finish. Open a picture: 24 × 18 in (600 × 450 mm) of floor.",
      note: "Typical values, averages of the species after the Wood Handbook of the USDA Forest Products Laboratory (FPL-GTR-282). Hardness is Janka at 12% moisture content. Movement is the change in width for each percent of moisture between 6 and 14%: tangential, as in flat-sawn boards, and below it radial, as in quarter-sawn ones. Color is what daylight does in the first year. The price class, of four, compares these six, the material alone.",
      columns: [
        { label: "Hardness", standard: "ASTM D143" },
        { label: "Movement", standard: "per 1% moisture" },
        { label: "Color change", standard: "in daylight" },
        { label: "Price class" },
      ],
      compare: "Compare two species",
      items: [
        {
          slug: "white-oak",
          name: species["white-oak"],
          botanical: "Quercus alba",
          image: "species-white-oak",
          characteristics: "Straight grain, medullary ray, pores closed by tyloses",
          applications: "Residences, hotels, wide-plank retail floors",
          values: [
            { value: "1,360 lbf", metric: "6.0 kN" },
            { value: "0.37%", metric: "0.18% radial" },
            { value: "Slight", metric: "ambers" },
            { value: "€€€" },
          ],
        },
        {
          slug: "american-walnut",
          name: species["american-walnut"],
          botanical: "Juglans nigra",
          image: "species-american-walnut",
          characteristics: "Chocolate heartwood, cathedral figure, lightens with age",
          applications: "Suites, boardrooms, private libraries",
          values: [
            { value: "1,010 lbf", metric: "4.5 kN" },
            { value: "0.27%", metric: "0.19% radial" },
            { value: "Marked", metric: "lightens" },
            { value: "€€€€" },
          ],
        },
        {
          slug: "hard-maple",
          name: species["hard-maple"],
          botanical: "Acer saccharum",
          image: "species-hard-maple",
          characteristics: "Pale, close-grained, nearly without figure",
          applications: "Galleries, retail, sports and dance floors",
          values: [
            { value: "1,450 lbf", metric: "6.4 kN" },
            { value: "0.35%", metric: "0.17% radial" },
            { value: "Moderate", metric: "yellows" },
            { value: "€€" },
          ],
        },
        {
          slug: "hickory",
          name: species.hickory,
          botanical: "Carya ovata",
          image: "species-hickory",
          characteristics: "Strong contrast of sapwood and heartwood, very hard",
          applications: "Lobbies, restaurants, heavy traffic",
          values: [
            { value: "1,880 lbf", metric: "8.4 kN" },
            { value: "0.41%", metric: "0.26% radial" },
            { value: "Slight", metric: "ambers" },
            { value: "€€" },
          ],
        },
        {
          slug: "ash",
          name: species.ash,
          botanical: "Fraxinus americana",
          image: "species-ash",
          characteristics: "Light, ring-porous, bold grain; takes stain evenly",
          applications: "Offices, apartments, stained schemes",
          values: [
            { value: "1,320 lbf", metric: "5.9 kN" },
            { value: "0.27%", metric: "0.17% radial" },
            { value: "Moderate", metric: "ambers" },
            { value: "€" },
          ],
        },
        {
          slug: "teak",
          name: species.teak,
          botanical: "Tectona grandis",
          image: "species-teak",
          characteristics: "Golden brown, oily, stable in changing humidity",
          applications: "Resorts, spas, waterside residences",
          values: [
            { value: "1,000 lbf", metric: "4.4 kN" },
            { value: "0.19%", metric: "0.10% radial" },
            { value: "Marked", metric: "evens out" },
            { value: "€€€€" },
          ],
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
      kind: "image-band",
      title: "Of these six species teak moves least: 0.19%.",
      image: "interval-teak",
    },
    {
      kind: "call-to-action",
      title: "Send the floor plan. We return a price per square foot and per square meter.",
      lead: "The quote form takes it. Initial quotes in 24–48 hours, samples in 3–5 business days.",
      actions: [
        { kind: "quote", label: "Start Your Project" },
        { kind: "contact", label: "Speak with Expert" },
      ],
    },
  ],
} as const satisfies ProductRecord;
