import { actions } from "#content/page-actions.ts";
import type { PageRecord } from "#content/record-types.ts";

export const markets = {
  path: "/markets",
  name: "Markets",
  title: "Markets: six asset classes",
  description:
    "Luxury residences, hospitality, retail, offices, developments and private label: how each asset class orders floors, panels, cabinets and doors.",
  modified: "2026-11-21",
  sections: [
    {
      kind: "page-header",
      title: "Markets",
      lead: "Six asset classes, from one private house to ten million units. The material is the same; the order is not.",
      actions: [actions.requestQuote, actions.speakWithExpert],
    },
    { kind: "asset-classes" },
    {
      kind: "image-band",
      title: "One oak board, sawn in five: one raw, four finished.",
      image: "interval-finishes",
    },
    {
      kind: "call-to-action",
      title: "Is your building type not listed?",
      lead: "Send its drawings. Museums, schools and ships have the same floors.",
      actions: [actions.startProject, actions.scheduleConsultation],
    },
  ],
} as const satisfies PageRecord;
