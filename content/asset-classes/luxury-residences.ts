import { actions } from "#content/page-actions.ts";
import { either, SAMPLES } from "#content/switches.ts";
import { assetClassClaims, SAMPLE_TIME } from "#content/claims.ts";
import {
  cabinetFigures,
  floorFigures,
  inBothUnits,
  INSPECTION,
  panelFigures,
} from "#content/figures/product-figures.ts";
import { finishSchedule } from "#content/drawings/finish-schedule.ts";
import type { AssetClassRecord } from "#content/record-types.ts";

export const luxuryResidences = {
  slug: "luxury-residences",
  path: "/asset-classes/luxury-residences",
  parent: "/markets",
  name: "Luxury residences",
  title: "Luxury residences: floors, panels, cabinets, doors",
  description: `Wide-plank floors, matched veneer, cabinets and entrance doors for private residences: ${assetClassClaims.residences} projects in ${assetClassClaims.residenceCountries} countries.`,
  card: {
    description: "Private houses, penthouses and villas, drawn room by room.",
    image: "asset-luxury-residences",
    stat: { value: assetClassClaims.residences, label: "projects" },
    highlights: ["Wide-plank floors", "Matched veneer rooms", "Pivot entrance doors"],
  },
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Luxury residences",
      lead: "One maker for floor, wall, cabinet and door, so that the grain of one room leads into the next.",
      back: { label: "Back to Asset Classes", href: "/markets" },
      image: "asset-luxury-residences",
      bleed: "left",
      figures: [
        {
          value: assetClassClaims.residences,
          label: "projects",
          description: "Private residences supplied",
        },
        {
          value: assetClassClaims.residenceCountries,
          label: "countries",
          description: "In which those residences stand",
        },
        { value: "25", label: "years", description: "Structural warranty on hardwood" },
        { value: "98%", label: "satisfaction", description: "Of residential clients at handover" },
      ],
      actions: [actions.startProject, actions.scheduleConsultation],
    },
    {
      kind: "capabilities",
      title: "What a private house needs",
      lead: "Each package can be ordered alone. Ordered together, they share one finish sample.",
      items: [
        {
          title: "Floors laid out to the room",
          href: "/products/hardwood-flooring",
          description: "Long planks and patterns set out from the room's axis, borders mitered.",
          specs: [
            `up to ${inBothUnits(floorFigures.longest)}`,
            `${inBothUnits(floorFigures.widths)} wide`,
            `${floorFigures.moisture} moisture`,
          ],
        },
        {
          title: "Matched veneer rooms",
          href: "/products/wall-panels#flat-veneer",
          description: "Leaves numbered in sequence from one log, book- or slip-matched.",
          specs: [
            `${panelFigures.fireClass} panels`,
            "custom profiles",
            `${panelFigures.warranty} warranty`,
          ],
        },
        {
          title: "Kitchens and dressing rooms",
          href: "/products/custom-cabinets",
          description: "Cabinets to drawing, with the installer's numbering on every part.",
          specs: [
            "soft-close hardware",
            cabinetFigures.leadTime,
            `${cabinetFigures.rushLeadTime} rush`,
          ],
        },
        {
          title: "The front door",
          href: "/products/doors-windows#entry-doors",
          description: "Oversize entrance sets, insulated and hung on pivots or hinges.",
          specs: ["multi-point locking", "Energy Star rated", "hurricane tested"],
        },
      ],
    },
    {
      kind: "drawing",
      id: "schedule",
      title: "The finish schedule, from one source",
      lead: "A private house, room by room. Each code is one signed sample; the same code is the same log, lot or melt.",
      schedule: finishSchedule,
    },
    {
      kind: "process",
      title: "Four steps, one finish sample",
      steps: [
        { title: "Consult", description: "Drawings, rooms and budget; the material list follows." },
        {
          title: "Sample",
          description: `Control samples in ${SAMPLE_TIME}, signed by both sides.`,
        },
        {
          title: "Make",
          description: `Shop drawings, milling and finishing; ${INSPECTION} inspection.`,
        },
        { title: "Deliver", description: "Packed by room, documents ahead of the container." },
      ],
    },
    {
      kind: "projects",
      title: "Featured projects",
      items: [
        {
          title: "Harborline Penthouse",
          location: "Miami, Florida",
          year: "2023",
          sample: true,
          image: "project-penthouse-kitchen",
          type: "Penthouse",
          size: "8,500 sq ft (790 m²)",
          materials: [
            { text: "American walnut cabinets", href: "/products/custom-cabinets#walnut-modern" },
            { text: "white oak planks", href: "/products/hardwood-flooring#white-oak" },
          ],
        },
        {
          title: "Villa Serena",
          location: "Lake Como, Italy",
          year: "2022",
          sample: true,
          image: "project-villa-bath",
          type: "Private villa",
          size: "12 rooms",
          materials: [
            { text: "White oak slat wall", href: "/products/wall-panels#slatted-acoustic" },
            { text: "smoked oak herringbone", href: "/products/hardwood-flooring#species" },
          ],
        },
      ],
    },
    {
      kind: "testimonials",
      title: "What clients say",
      items: [
        {
          quote: "The stair, the floor and the library came from the same logs, and it shows.",
          author: "E. Marchetti",
          role: "Principal architect",
          company: "Studio Marchetti",
          project: "Villa Serena",
          sample: true,
        },
        {
          quote: "Every crate was labeled by room. My installers lost no day looking for parts.",
          author: "D. Okafor",
          role: "Site director",
          company: "Okafor Build",
          project: "Harborline Penthouse",
          sample: true,
        },
      ],
    },
    {
      kind: "image-band",
      title: "The leaves are numbered as they leave the log.",
      image: "interval-leaves",
    },
    {
      kind: "call-to-action",
      title: "Begin with one room.",
      lead: either(
        SAMPLES,
        "Send its drawing. Samples of floor, wall and cabinet come together in one box.",
        "Send its drawing.",
      ),
      actions: [actions.startProject, actions.speakWithExpert],
    },
  ],
} as const satisfies AssetClassRecord;
