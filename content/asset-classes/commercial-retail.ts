import { actions } from "#content/page-actions.ts";
import { assetClassClaims, claims } from "#content/claims.ts";
import {
  cabinetFigures,
  floorFigures,
  inBothUnits,
  panelFigures,
  speciesFigures,
} from "#content/figures/product-figures.ts";
import { storeDrawings } from "#content/drawings/sector-drawings.ts";
import type { AssetClassRecord } from "#content/record-types.ts";

export const commercialRetail = {
  slug: "commercial-retail",
  path: "/asset-classes/commercial-retail",
  parent: "/markets",
  name: "Commercial and retail",
  title: "Commercial and retail: floors, fixtures, walls",
  description: `Floors, panels and fixtures for stores and showrooms, repeated to one sample across ${assetClassClaims.stores} locations.`,
  card: {
    description: "Stores and showrooms, rolled out to one control sample.",
    image: "asset-commercial-retail",
    stat: { value: assetClassClaims.stores, label: "locations" },
    highlights: ["Store kits by date", "Floors for daily traffic", "One sample, every city"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Commercial and retail",
      lead: "The flagship sets the sample. Every store after it is measured against the same board.",
      back: { label: "Back to Asset Classes", href: "/markets" },
      image: "asset-commercial-retail",
      bleed: "left",
      opens: "figures",
      figures: [
        {
          value: claims.projects.value,
          label: "projects",
          description: "Worldwide, all sectors together",
        },
        {
          value: assetClassClaims.stores,
          label: "locations",
          description: "Stores and commercial interiors",
        },
        { value: "25M sq ft", label: "of retail floor supplied", description: "2.3M m²" },
        { value: "99.9%", label: "order accuracy", description: "Store kits complete on arrival" },
      ],
      actions: [actions.requestQuote, actions.speakWithExpert],
    },
    {
      kind: "capabilities",
      title: "What a rollout needs",
      items: [
        {
          title: "Store kits",
          href: "#kit",
          description: "Floor, wall and fixtures of one store in one delivery, by opening date.",
          specs: ["labeled by bay", `${cabinetFigures.rushLeadTime} rush`, "export ready"],
        },
        {
          title: "Floors for daily traffic",
          href: "/products/hardwood-flooring",
          description: "Dense species, engineered construction, repairable finishes.",
          specs: [
            {
              text: `maple, ${inBothUnits(speciesFigures["hard-maple"].hardness)} Janka`,
              href: "/products/hardwood-flooring#hard-maple",
            },
            `${floorFigures.commercialFinishWarranty} commercial finish warranty`,
          ],
        },
        {
          title: "Display walls",
          href: "/products/wall-panels#panel-types",
          description: "Slatted, fluted or relief panels with concealed fixings and rails.",
          specs: ["custom profiles", panelFigures.fireClass, "8–16 ft (2.44–4.88 m)"],
        },
        {
          title: "Counters and fixtures",
          href: "/products/custom-cabinets",
          description: "Checkout counters, bases and niches made with the cabinets.",
          specs: ["custom finishes", "soft-close hardware", "cable routes drawn in"],
        },
      ],
    },
    {
      kind: "drawing",
      id: "kit",
      title: "One store, one kit",
      lead: "What leaves for a small store in one delivery, counted by place. Yours is counted from your own layout.",
      drawings: storeDrawings,
    },
    {
      kind: "projects",
      title: "Featured projects",
      items: [
        {
          title: "Maison Lune Flagship",
          location: "Paris, France",
          year: "2024",
          sample: true,
          image: "project-boutique",
          type: "Fashion boutique",
          size: "1 flagship, 22 stores",
          materials: [
            { text: "Smoked oak niches and cabinets", href: "/products/custom-cabinets" },
            { text: "white oak planks", href: "/products/hardwood-flooring#white-oak" },
          ],
        },
        {
          title: "Norden Materials Showroom",
          location: "Toronto, Ontario",
          year: "2023",
          sample: true,
          image: "project-showroom",
          type: "Showroom",
          size: "18,000 sq ft (1,670 m²)",
          materials: [
            { text: "Gray oak planks", href: "/products/hardwood-flooring#species" },
            { text: "eight species", href: "/products/hardwood-flooring#species" },
          ],
        },
      ],
    },
    {
      kind: "testimonials",
      title: "What brands write",
      items: [
        {
          quote:
            "Twenty-two stores, one color of oak. Our visual team stopped sending me photographs.",
          author: "C. Delaunay",
          role: "Head of store design",
          company: "Maison Lune",
          project: "Maison Lune rollout",
          sample: true,
        },
        {
          quote: "The floor carries pallets by day and clients by night, and takes both.",
          author: "R. Mehta",
          role: "Facilities lead",
          company: "Norden Materials",
          project: "Norden Materials Showroom",
          sample: true,
        },
      ],
    },
    {
      kind: "image-band",
      title: "Each carton carries the number of its store.",
      image: "detail-carton",
    },
    {
      kind: "call-to-action",
      title: "Send the store list with its opening dates.",
      lead: "We return a price per store and a loading plan.",
      actions: [actions.startProject, actions.scheduleConsultation],
    },
  ],
} as const satisfies AssetClassRecord;
