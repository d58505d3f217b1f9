import { actions } from "#content/page-actions.ts";
import { assetClassClaims, QUOTE_TIME, SUPPORT_TIME } from "#content/claims.ts";
import {
  cabinetFigures,
  floorFigures,
  INSPECTION,
  panelFigures,
} from "#content/figures/product-figures.ts";
import { boardroomDrawings } from "#content/drawings/sector-drawings.ts";
import type { AssetClassRecord } from "#content/record-types.ts";

export const office = {
  slug: "office",
  path: "/asset-classes/office",
  parent: "/markets",
  name: "Office buildings",
  title: "Office buildings: acoustic walls, floors, doors",
  description: `Acoustic wall panels, floors, doors and kitchenette cabinets for ${assetClassClaims.offices} office buildings, with NRC ${panelFigures.noiseReduction} and CAC ${panelFigures.ceilingAttenuation}.`,
  card: {
    description: "Boardrooms, receptions and floors where people can hear themselves think.",
    image: "asset-office",
    stat: { value: assetClassClaims.offices, label: "office buildings" },
    highlights: ["Acoustic slat walls", "Floor-by-floor programs", "Matched doors and frames"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Office buildings",
      lead: "Acoustic walls, quiet floors, doors that click shut.",
      back: { label: "Back to Asset Classes", href: "/markets" },
      actions: [actions.requestQuote, actions.scheduleConsultation],
    },
    {
      kind: "drawing",
      id: "section",
      title: "What panels do to rooms",
      lead: "A boardroom, and its reverberation time. Send yours: the same calculation comes with the quote.",
      drawings: boardroomDrawings,
    },
    {
      kind: "figures",
      title: "In figures",
      items: [
        {
          value: assetClassClaims.offices,
          label: "office buildings",
          description: "New build and refit",
        },
        { value: "50M", label: "sq ft of workplace supplied", description: "4.6M m²" },
        { value: "200+", label: "office floors", description: "Fitted out floor by floor" },
        { value: "99.9%", label: "on program", description: "Floor deliveries on the agreed day" },
      ],
    },
    {
      kind: "capabilities",
      title: "What an office floor needs",
      items: [
        {
          title: "Acoustic walls",
          href: "/products/wall-panels#slatted-acoustic",
          description: "Slatted panels on felt, tuned by spacing and cavity.",
          specs: [
            `NRC ${panelFigures.noiseReduction}`,
            `CAC ${panelFigures.ceilingAttenuation}`,
            panelFigures.fireClass,
          ],
        },
        {
          title: "Boardrooms and receptions",
          href: "/products/wall-panels#flat-veneer",
          description: "Sequence-matched veneer for walls, desk and table.",
          specs: ["custom profiles", "custom finishes", `${panelFigures.warranty} warranty`],
        },
        {
          title: "Wood over raised access floors",
          href: "/products/hardwood-flooring",
          description: "Engineered planks that lift with the panel beneath.",
          specs: [
            "3/8–3/4 in (10–19 mm)",
            `${floorFigures.moisture} moisture`,
            "CARB Phase 2 cores",
          ],
        },
        {
          title: "Doors and kitchenettes",
          href: "/products/doors-windows#interior-doors",
          description: "Door sets and cabinets in the wall's own veneer.",
          specs: ["soft-close hardware", cabinetFigures.leadTime, "packed by floor"],
        },
      ],
    },
    {
      kind: "image-band",
      title: "Felt between the slats absorbs the speech.",
      image: "detail-slats",
    },
    {
      kind: "process",
      title: "Four steps, floor by floor",
      steps: [
        {
          title: "Survey",
          description: "Plans, reverberation targets and the elevator's inside dimensions.",
        },
        {
          title: "Mock-up",
          description: "One bay of wall and floor, signed as the control sample.",
        },
        {
          title: "Produce",
          description: `By floor, with the ${INSPECTION} inspection on each lot.`,
        },
        { title: "Hand over", description: "Delivered in the program's order, with test reports." },
      ],
    },
    {
      kind: "projects",
      title: "Featured projects",
      items: [
        {
          title: "Meridian House Boardroom",
          location: "London, United Kingdom",
          year: "2023",
          sample: true,
          image: "project-boardroom",
          type: "Headquarters refit",
          size: "9 floors",
          materials: [
            { text: "Smoked oak acoustic slats", href: "/products/wall-panels#slatted-acoustic" },
            { text: "white oak herringbone", href: "/products/hardwood-flooring#white-oak" },
          ],
        },
        {
          title: "Lakeside Exchange Reception",
          location: "Chicago, Illinois",
          year: "2024",
          sample: true,
          image: "project-reception",
          type: "Multi-tenant office",
          size: "32 floors",
          materials: [
            { text: "Fluted walnut desk", href: "/products/wall-panels#fluted" },
            { text: "white oak relief wall", href: "/products/wall-panels#geometric-relief" },
          ],
        },
      ],
    },
    {
      kind: "testimonials",
      title: "What project teams write",
      items: [
        {
          quote: "The mock-up met the reverberation target, and so did the finished floor.",
          author: "H. Whitcombe",
          role: "Acoustic consultant",
          company: "Whitcombe Associates",
          project: "Meridian House",
          sample: true,
        },
        {
          quote: "Thirty-two elevator lobbies and you cannot tell which one came first.",
          author: "J. Alvarez",
          role: "Construction manager",
          company: "Lakeside Partners",
          project: "Lakeside Exchange",
          sample: true,
        },
      ],
    },
    {
      kind: "call-to-action",
      title: "Tell us the floor plate and the date.",
      lead: `Technical support answers the ${SUPPORT_TIME}, the quote follows in ${QUOTE_TIME}.`,
      actions: [actions.startProject, actions.speakWithExpert],
    },
  ],
} as const satisfies AssetClassRecord;
