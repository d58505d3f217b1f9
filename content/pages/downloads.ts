import { actions } from "#content/page-actions.ts";
import { either, CATALOG } from "#content/switches.ts";
import { SUPPORT_TIME } from "#content/claims.ts";
import type { PageRecord } from "#content/record-types.ts";

export const downloads = {
  path: "/downloads",
  name: "Downloads",
  title: either(
    CATALOG,
    "Downloads: catalog, spec sheets, care notes",
    "Downloads: spec sheets, care notes",
  ),
  description: either(
    CATALOG,
    "Catalog, specification sheets and texts, care notes and drawing kits of each product, and an order’s papers by scheme: EUDR, CPR, REACH, Lacey Act, LEED.",
    "Specification sheets and texts, care notes and drawing kits of each product, and an order’s papers by scheme: EUDR, CPR, REACH, Lacey Act, LEED.",
  ),
  modified: "2026-11-25",
  sections: [
    {
      kind: "page-header",
      title: "Project documents",
      lead: "What a specifier keeps: files made from the same records as these pages, so that none is older than the site.",
    },
    { kind: "documents", id: "documents", title: "Files", lead: "A4 or plain text, selectable." },
    {
      kind: "declarations",
      id: "declarations",
      title: "On request",
      lead: `These name an order, a lot or an assembly, so they are not published. Technical support answers the ${SUPPORT_TIME}.`,
    },
    {
      kind: "trade-dates",
      id: "trade-dates",
      title: "Regulatory dates",
      lead: "Not legal advice: the importer’s broker confirms them, and the duties, for the goods and their customs codes.",
    },
    {
      kind: "call-to-action",
      title: "Looking for another document?",
      lead: "Name the standard or the credit; we tell you what is available.",
      actions: [actions.requestQuote, actions.speakWithExpert],
    },
  ],
} as const satisfies PageRecord;
