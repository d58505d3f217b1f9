import { actions } from "#content/page-actions.ts";
import { assetClassClaims, INCOTERMS } from "#content/claims.ts";
import { INSPECTION, TOLERANCE_IN_BOTH_UNITS } from "#content/figures/product-figures.ts";
import { freightDrawings } from "#content/drawings/sector-drawings.ts";
import type { AssetClassRecord } from "#content/record-types.ts";

export const oemPrivateLabel = {
  slug: "oem-private-label",
  path: "/asset-classes/oem-private-label",
  parent: "/markets",
  name: "OEM and private label",
  title: "OEM and private label: made under your name",
  description: `Floors, panels, cabinet fronts and doors made under your label: ${assetClassClaims.brands} brands, ${assetClassClaims.categories} categories, ${assetClassClaims.units} units.`,
  card: {
    description: "Your label, your standard, your carton, from our line.",
    image: "asset-oem-private-label",
    stat: { value: assetClassClaims.partners, label: "partners" },
    highlights: ["Your mark, your packaging", "Color standards on file", "Inspection by container"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "OEM and private label",
      lead: "Your name on the carton; our line, our inspection, our papers.",
      back: { label: "Back to Asset Classes", href: "/markets" },
      actions: [actions.requestQuote, actions.speakWithExpert],
    },
    {
      kind: "drawing",
      id: "freight",
      title: "Carton, pallet, container",
      lead: "Herringbone in your carton, taken to a full container: counted and weighed, as we do with yours.",
      drawings: freightDrawings,
    },
    {
      kind: "figures",
      title: "In figures",
      items: [
        {
          value: assetClassClaims.brands,
          label: "brands",
          description: "Sold under names other than ours",
        },
        {
          value: assetClassClaims.categories,
          label: "categories",
          description: "From plank to cabinet front",
        },
        { value: assetClassClaims.units, label: "units", description: "Made under private label" },
        {
          value: "99.9%",
          label: "to standard",
          description: "Units within the partner's tolerance",
        },
      ],
    },
    {
      kind: "samples",
      layout: "stagger",
      title: "Product categories",
      lead: "Four families, each with its own line and its own master samples.",
      items: [
        {
          name: "Flooring lines",
          href: "/products/hardwood-flooring",
          image: "species-hickory",
          characteristics: "Solid and engineered planks in your grades, lengths and colors",
          applications: "Distributors, flooring brands, retail chains",
        },
        {
          name: "Panel systems",
          href: "/products/wall-panels",
          image: "panel-geometric",
          characteristics: "Slats, flutes and reliefs, boxed with clips and instructions",
          applications: "Acoustic brands, building-supply dealers",
        },
        {
          name: "Cabinet components",
          href: "/products/custom-cabinets",
          image: "collection-walnut-modern",
          characteristics: "Fronts, drawers and carcasses, flat-packed or assembled",
          applications: "Kitchen brands, furniture makers",
        },
        {
          name: "Door and window sets",
          href: "/products/doors-windows",
          image: "service-hardware",
          characteristics: "Leaves, frames and hardware as one stock number",
          applications: "Door distributors, home-improvement chains",
        },
      ],
    },
    { kind: "image-band", title: "Your mark, not ours.", image: "detail-brand" },
    {
      kind: "capabilities",
      title: "What a partner gets",
      items: [
        {
          title: "Standards on file",
          href: "/quality#inspection",
          description: "Master samples kept on both sides; each lot is compared with them.",
          specs: [`${TOLERANCE_IN_BOTH_UNITS} tolerance`, `${INSPECTION} inspection`],
        },
        {
          title: "Your packaging",
          description: "Carton, barcode, insert and pallet label to your artwork.",
          specs: ["GTIN and SSCC labels", "ISPM 15 pallets"],
        },
        {
          title: "Export papers",
          href: "/downloads#declarations",
          description: "Data for the importer’s declarations, ahead of the vessel.",
          specs: ["Lacey Act, EUDR", "TSCA Title VI", INCOTERMS],
        },
        {
          title: "Confidential by contract",
          description: "Designs, tooling and volumes belong to the partner.",
          specs: ["NDA first", "tooling register"],
        },
      ],
    },
    {
      kind: "projects",
      title: "Featured programs",
      items: [
        {
          title: "Shaker Front Line",
          location: "For a kitchen brand, United States",
          year: "2023",
          sample: true,
          image: "project-cabinet-line",
          type: "Cabinet components",
          size: "60,000 units",
          materials: [
            { text: "Shaker fronts", href: "/products/custom-cabinets#shaker-sage" },
            { text: "maple carcasses", href: "/products/custom-cabinets#specification" },
          ],
        },
        {
          title: "Heritage Plank",
          location: "For a distributor, Germany",
          year: "2024",
          sample: true,
          image: "project-flooring-line",
          type: "Flooring line",
          size: "18 stock numbers",
          materials: [
            { text: "White oak", href: "/products/hardwood-flooring#white-oak" },
            { text: "walnut", href: "/products/hardwood-flooring#american-walnut" },
            { text: "smoked oak", href: "/products/hardwood-flooring#species" },
            { text: "ash", href: "/products/hardwood-flooring#ash" },
          ],
        },
      ],
    },
    {
      kind: "testimonials",
      title: "What partners say",
      items: [
        {
          quote: "Our customers never asked who makes it. That is the point.",
          author: "K. Lindqvist",
          role: "Category manager",
          company: "Northline Kitchens",
          project: "Shaker Front Line",
          sample: true,
        },
        {
          quote: "Carton 1 and carton 9,000 opened to the same color.",
          author: "T. Brandt",
          role: "Purchasing lead",
          company: "Brandt Holzhandel",
          project: "Heritage Plank",
          sample: true,
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Send one product that you sell today.",
      lead: "We return a counter-sample, a price and a minimum quantity.",
      actions: [actions.startProject, actions.scheduleConsultation],
    },
  ],
} as const satisfies AssetClassRecord;
