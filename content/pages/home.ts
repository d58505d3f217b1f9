import { claims } from "#content/claims.ts";
import type { PageRecord } from "#content/record-types.ts";

export const home = {
  path: "/",
  name: "Home",
  title: "Wood floors, wall panels, cabinets, doors and windows",
  description:
    "Teragus makes and exports hardwood flooring, wall panels, custom cabinets, doors and windows. Trusted by 500+ global projects in 15+ countries.",
  modified: "2026-11-21",
  sections: [
    {
      kind: "hero",
      title: "The wood trusted by 500+ global projects.",
      lead: "Hardwood flooring, wall panels, custom cabinets, doors and windows, made to drawing and exported with their papers.",
      actions: [
        { kind: "page", label: "Explore products", href: "/products" },
        { kind: "contact", label: "Speak with a trade specialist" },
      ],
      claims: [
        { ...claims.countries, countUpMs: 2500 },
        { ...claims.projects, countUpMs: 3000 },
        { ...claims.containers, countUpMs: 2800 },
        { value: "24/7", label: "support: inquiries accepted round the clock" },
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
          description: "Container-loaded under FOB, CIF or DAP, and 100+ containers per quarter.",
        },
        {
          title: "25-year warranty",
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
      title: "American walnut moves 0.27% for each percent of moisture.",
      image: "interval-walnut",
    },
    {
      kind: "regions",
      id: "global",
      title: "Delivered where the building is.",
      lead: "500+ projects in four regions. The rule above each name is as long as its share.",
      figures: [
        { value: "500+", label: "projects delivered" },
        { value: "15+", label: "countries of export" },
        { value: "96%", label: "client retention" },
        { value: "99.7%", label: "quality compliance" },
      ],
      regions: [
        { name: "North America", projects: "200+", count: 200, highlight: "Primary market" },
        { name: "Europe", projects: "150+", count: 150, highlight: "Luxury hospitality" },
        { name: "Asia Pacific", projects: "100+", count: 100, highlight: "Resort developments" },
        { name: "Middle East", projects: "50+", count: 50, highlight: "Commercial projects" },
      ],
      testimonial: {
        quote: "One supplier for four packages took three weeks out of our program.",
        author: "A. Keller",
        role: "Procurement lead",
        company: "Keller Hospitality",
        project: "Four hotels, two continents",
      },
    },
    {
      kind: "asset-classes",
      id: "markets",
      layout: "ledger",
      title: "Every building buys wood differently.",
      lead: "Six asset classes, each with its own sheet: figures, capabilities, projects.",
    },
    {
      kind: "image-band",
      title: "White oak closes its own pores.",
      image: "interval-end-grain",
    },
    {
      kind: "contact",
      id: "contact",
      title: "Talk to the people who read drawings.",
      lead: "Trade specialists respond within 2 hours.",
    },
  ],
} as const satisfies PageRecord;
