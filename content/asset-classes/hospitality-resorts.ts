import { actions } from "#content/page-actions.ts";
import { assetClassClaims } from "#content/claims.ts";
import {
  cabinetFigures,
  floorFigures,
  inBothUnits,
  panelFigures,
  speciesFigures,
} from "#content/figures/product-figures.ts";
import { guestRoomDrawings } from "#content/drawings/sector-drawings.ts";
import type { AssetClassRecord } from "#content/record-types.ts";

export const hospitalityResorts = {
  slug: "hospitality-resorts",
  path: "/asset-classes/hospitality-resorts",
  parent: "/markets",
  name: "Hospitality and resorts",
  title: "Hospitality and resorts: guest rooms, lobbies",
  description: `Guest-room millwork, Class A panels and hard-wearing floors for hotels and resorts: ${assetClassClaims.hotels} properties in ${assetClassClaims.destinations} destinations.`,
  card: {
    description: "Guest rooms by the hundred, and one lobby to remember.",
    image: "asset-hospitality-resorts",
    stat: { value: assetClassClaims.hotels, label: "properties" },
    highlights: ["Guest-room millwork sets", "Class A wall panels", "Deliveries phased by floor"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Hospitality and resorts",
      lead: "A model room first; then the same room, door after door.",
      back: { label: "Back to Asset Classes", href: "/markets" },
      actions: [actions.requestQuote, actions.scheduleConsultation],
    },
    {
      kind: "drawing",
      id: "rooms",
      title: "120 keys, counted",
      lead: "Four room types, the corridor and the lobby. Send your room matrix: it comes back like this, with a price in each column.",
      drawings: guestRoomDrawings,
    },
    {
      kind: "figures",
      title: "In figures",
      items: [
        {
          value: assetClassClaims.hotels,
          label: "properties",
          description: "Hotels and resorts supplied",
        },
        {
          value: assetClassClaims.destinations,
          label: "destinations",
          description: "Cities, coasts and islands among them",
        },
        { value: "25M", label: "sq ft supplied to hotels", description: "2.3M m²" },
        { value: "99.8%", label: "accepted", description: "Of room sets at first inspection" },
      ],
    },
    {
      kind: "capabilities",
      title: "From model room to opening night",
      items: [
        {
          title: "Guest-room sets",
          href: "/products/custom-cabinets",
          description: "Headboard wall, wardrobe, vanity and door, packed as one room.",
          specs: [cabinetFigures.leadTime, "soft-close hardware", "labeled by room"],
        },
        {
          title: "Lobby and ballroom walls",
          href: "/products/wall-panels",
          description: "Acoustic panels that keep speech clear under high ceilings.",
          specs: [
            `NRC ${panelFigures.noiseReduction}`,
            panelFigures.fireClass,
            `flame spread ${panelFigures.flameSpread}`,
          ],
        },
        {
          title: "Floors for wheels and heels",
          href: "/products/hardwood-flooring",
          description: "Hard species and commercial finishes where luggage rolls.",
          specs: [
            {
              text: `hickory, ${inBothUnits(speciesFigures.hickory.hardness)} Janka`,
              href: "/products/hardwood-flooring#hickory",
            },
            `${floorFigures.commercialFinishWarranty} commercial finish warranty`,
          ],
        },
        {
          title: "Openings to the terrace",
          href: "/products/doors-windows#sliding-walls",
          description: "Glazed walls and French doors for wind, salt and rain.",
          specs: ["hurricane tested", "multi-point locking", "Energy Star rated"],
        },
      ],
    },
    { kind: "image-band", image: "interval-teak" },
    {
      kind: "projects",
      title: "Featured projects",
      items: [
        {
          title: "Hotel Alder",
          location: "Copenhagen, Denmark",
          year: "2023",
          sample: true,
          image: "project-hotel-suite",
          type: "City hotel",
          size: "184 rooms",
          materials: [
            { text: "White oak headboard wall", href: "/products/wall-panels#flat-veneer" },
            { text: "fluted wardrobe", href: "/products/custom-cabinets" },
            { text: "smoked oak planks", href: "/products/hardwood-flooring#species" },
          ],
        },
        {
          title: "Coral Bay Resort",
          location: "Phuket, Thailand",
          year: "2024",
          sample: true,
          image: "project-resort-vanity",
          type: "Beach resort",
          size: "120 rooms",
          materials: [{ text: "Fluted teak vanities", href: "/products/custom-cabinets" }],
        },
      ],
    },
    {
      kind: "certifications",
      title: "What the operator’s engineer will ask",
      items: [
        {
          name: `${panelFigures.fireClass}, ASTM E84`,
          description: `Flame spread ${panelFigures.flameSpread} for wall panels in public areas.`,
        },
        {
          name: "FSC and PEFC Chain of Custody",
          description: "For brand standards and green-building credits.",
        },
        { name: "CARB Phase 2 and TSCA Title VI", description: "Formaldehyde limits of cores." },
        { name: "Energy Star", description: "Rated windows and doors, by climate zone." },
      ],
    },
    {
      kind: "testimonials",
      title: "What operators say",
      items: [
        {
          quote: "Room 402 matches the model room. So does room 117. That is all I ask.",
          author: "L. Sørensen",
          role: "Technical services manager",
          company: "Alder Hotels",
          project: "Hotel Alder",
          sample: true,
        },
        {
          quote: "The containers arrived in the order in which the floors were ready.",
          author: "P. Chaiyasit",
          role: "Project director",
          company: "Coral Bay Development",
          project: "Coral Bay Resort",
          sample: true,
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Build the model room first.",
      lead: "Send the room matrix and the opening date; we answer with a phased program.",
      actions: [actions.getStarted, actions.speakWithExpert],
    },
  ],
} as const satisfies AssetClassRecord;
