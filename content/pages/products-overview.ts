import { actions } from "#content/page-actions.ts";
import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";

export const productsOverview = {
  path: "/products",
  name: "Products",
  title: "Products: floors, panels, cabinets, doors, windows",
  description: `The ${company.name} range with the figures that decide: hardwood flooring, acoustic wall panels, custom cabinets, doors and windows.`,
  modified: "2026-11-21",
  sections: [
    {
      kind: "page-header",
      title: "Products",
      lead: "Four ranges that share a finish sample, a schedule and a container.",
      actions: [actions.requestQuote, actions.downloadCatalog],
    },
    { kind: "products", layout: "register" },
    {
      kind: "call-to-action",
      title: "Two ranges or more? Ask for one price.",
      lead: "A mixed container needs one bill of lading and one set of documents.",
      actions: [actions.getStarted, actions.speakWithExpert],
    },
  ],
} as const satisfies PageRecord;
