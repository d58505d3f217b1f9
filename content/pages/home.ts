import { company } from "#content/company.ts";
import { floorFigures, speciesFigures } from "#content/figures/product-figures.ts";
import { claims, INCOTERMS, regionProjects, responseTimes } from "#content/claims.ts";
import type { PageRecord } from "#content/record-types.ts";

const [trade] = responseTimes;

/** What search engines and readers of machines are told of the site. */
export const SITE_DESCRIPTION =
  "Manufacturer and exporter of hardwood flooring, wall panels, custom cabinets, doors and windows for trade buyers worldwide.";

export const home = {
  path: "/",
  name: "Home",
  title: "Wood floors, wall panels, cabinets, doors, windows",
  description: `${company.name} makes and exports hardwood flooring, wall panels, custom cabinets, doors and windows. Trusted by ${claims.projects.value} global projects in ${claims.countries.value} countries.`,
  modified: "2026-11-21",
  sections: [
    {
      kind: "hero",
      title: `The wood trusted by ${claims.projects.value} global projects.`,
      lead: "Hardwood flooring, wall panels, custom cabinets, doors and windows, made to drawing and exported with their documents.",
      actions: [
        { kind: "page", label: "Explore products", href: "/products" },
        { kind: "contact", label: "Speak with a trade specialist" },
      ],
      claims: [
        { ...claims.countries, countUpMs: 2500 },
        { ...claims.projects, countUpMs: 3000 },
        { ...claims.containers, countUpMs: 2800 },
        { value: claims.support.value, label: "support: inquiries accepted around the clock" },
      ],
    },
    {
      kind: "products",
      id: "products",
      layout: "plates",
      title: "Four materials, one set of papers.",
      lead: "Choose by the number that decides: width, absorption, lead time, rating. Each sheet has it in the first line.",
      benefits: [
        {
          title: "Certified quality",
          description: "FSC and PEFC materials, with the chain of custody on the invoice.",
        },
        {
          title: "Global logistics",
          description: `Container-loaded under ${INCOTERMS}, and ${claims.containers.value} ${claims.containers.label}.`,
        },
        {
          title: `${floorFigures.structuralWarranty} warranty`,
          description: "On the structure of hardwood floors, in writing.",
        },
        {
          title: "Export compliance",
          description: "Lacey Act, EUDR, TSCA Title VI and phytosanitary documents.",
        },
      ],
    },
    {
      kind: "image-band",
      title: `American walnut moves ${speciesFigures["american-walnut"].movement} for each percent of moisture.`,
      image: "interval-walnut",
    },
    {
      kind: "regions",
      id: "global",
      title: "Delivered where the building is.",
      lead: `${claims.projects.value} projects in four regions. The rule above each name is as long as its share.`,
      figures: [
        { value: claims.projects.value, label: "projects delivered" },
        { value: claims.countries.value, label: "countries of export" },
        claims.retention,
        claims.compliance,
      ],
      regions: [
        { name: "North America", count: regionProjects.northAmerica, highlight: "Primary market" },
        { name: "Europe", count: regionProjects.europe, highlight: "Luxury hospitality" },
        {
          name: "Asia Pacific",
          count: regionProjects.asiaPacific,
          highlight: "Resort developments",
        },
        { name: "Middle East", count: regionProjects.middleEast, highlight: "Commercial projects" },
      ],
      testimonial: {
        quote: "One supplier for four packages took three weeks out of our program.",
        author: "A. Keller",
        role: "Procurement lead",
        company: "Keller Hospitality",
        project: "Four hotels, two continents",
        sample: true,
      },
    },
    {
      kind: "asset-classes",
      id: "markets",
      title: "Every building buys wood differently.",
      lead: "Six asset classes, each with its own sheet.",
    },
    {
      kind: "contact",
      id: "contact",
      title: "Talk to the people who read drawings.",
      lead: `${trade.label} ${trade.value}.`,
    },
  ],
} as const satisfies PageRecord;
