import { actions } from "#content/page-actions.ts";
import { assetClassClaims, INCOTERMS, SAMPLE_TIME } from "#content/claims.ts";
import { floorFigures } from "#content/figures/product-figures.ts";
import { towerDrawings } from "#content/drawings/sector-drawings.ts";
import type { AssetClassRecord } from "#content/record-types.ts";

export const realEstateDevelopments = {
  slug: "real-estate-developments",
  path: "/asset-classes/real-estate-developments",
  parent: "/markets",
  name: "Real estate developments",
  title: "Real estate developments: unit packages by phase",
  description:
    "Floor, cabinet, panel and door packages for residential developments: 15% average cost reduction, 98% on-time delivery.",
  card: {
    description: "Towers and master plans, priced by unit type and delivered by phase.",
    image: "asset-real-estate-developments",
    stat: { value: assetClassClaims.developments, label: "developments" },
    highlights: ["Unit-type packages", "Value engineering", "Just-in-sequence delivery"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Real estate developments",
      lead: "One bill of quantities per unit type, one lot per phase, one person who answers for both.",
      back: { label: "Back to Asset Classes", href: "/markets" },
      image: "asset-real-estate-developments",
      bleed: "left",
      figures: [
        { value: "100+", label: "buildings", description: "In the developments supplied" },
        {
          value: assetClassClaims.developments,
          label: "developments",
          description: "From single towers to districts",
        },
        { value: "100M+", label: "sq ft of floor supplied", description: "9.3M+ m²" },
        {
          value: "99.5%",
          label: "lot consistency",
          description: "Color and size within tolerance",
        },
      ],
      actions: [actions.requestQuote, actions.scheduleConsultation],
    },
    {
      kind: "figures",
      title: "Two numbers a developer compares",
      items: [
        {
          value: "15%",
          label: "average cost reduction",
          description: "Against separate suppliers.",
        },
        { value: "98%", label: "on-time delivery", description: "Against the dates in the order." },
      ],
    },
    {
      kind: "capabilities",
      title: "What a phase needs",
      items: [
        {
          title: "Unit-type packages",
          href: "/products",
          description: "Floor, kitchen, vanity, doors and base, priced per unit.",
          specs: ["one line per unit type", "variants on record"],
        },
        {
          title: "Value engineering",
          href: "/products/hardwood-flooring#species",
          description: "Veneer for solid, three species for five: each saving with its sample.",
          specs: [`samples in ${SAMPLE_TIME}`],
        },
        {
          title: "Sequenced delivery",
          description: "Containers loaded by tower and floor, ahead of the fit-out.",
          specs: [INCOTERMS],
        },
        {
          title: "Handover file",
          href: "/downloads",
          description: "Warranties, care notes and test reports for every unit.",
          specs: [`${floorFigures.structuralWarranty} structural warranty`, "FSC or PEFC papers"],
        },
      ],
    },
    {
      kind: "drawing",
      id: "plan",
      title: "One floor, counted",
      lead: "Two unit types. Areas, runs and doors are taken off the drawing, as off yours.",
      drawings: towerDrawings,
    },
    {
      kind: "projects",
      title: "Featured projects",
      items: [
        {
          title: "Skyline Quarter, Tower 2",
          location: "Dubai, United Arab Emirates",
          year: "2024",
          sample: true,
          image: "project-tower-living",
          type: "Residential tower",
          size: "420 units",
          materials: [
            { text: "American walnut slats", href: "/products/wall-panels#slatted-acoustic" },
            { text: "white oak herringbone", href: "/products/hardwood-flooring#white-oak" },
          ],
        },
        {
          title: "Riverside Yards",
          location: "Vancouver, British Columbia",
          year: "2023",
          sample: true,
          image: "project-tower-kitchen",
          type: "Mixed-use development",
          size: "$6.2M project value",
          materials: [
            { text: "Two-tone kitchens", href: "/products/custom-cabinets#two-tone" },
            { text: "smoked oak herringbone", href: "/products/hardwood-flooring#species" },
          ],
        },
      ],
    },
    {
      kind: "testimonials",
      title: "What developers write",
      items: [
        {
          quote: "The price per unit type held from the first tower to the last.",
          author: "S. Al Hashimi",
          role: "Procurement director",
          company: "Skyline Properties",
          project: "Skyline Quarter",
          sample: true,
        },
        {
          quote: "They offered the saving with a sample in the box, not with an adjective.",
          author: "M. Tran",
          role: "Development manager",
          company: "Riverside Yards LP",
          project: "Riverside Yards",
          sample: true,
        },
      ],
    },
    { kind: "image-band", title: "One lot per phase, dried together.", image: "detail-stickers" },
    {
      kind: "call-to-action",
      title: "Send the unit mix.",
      lead: "We return a price per unit type and a delivery calendar by phase.",
      actions: [actions.getStarted, actions.speakWithExpert],
    },
  ],
} as const satisfies AssetClassRecord;
