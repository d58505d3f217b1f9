import { either } from "#content/alternatives.ts";
import { SUPPORT_TIME } from "#content/claims.ts";
import type { PageRecord } from "#content/record-types.ts";
import { CATALOG } from "#content/switches.ts";

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
      title: "For the file",
      lead: "What a specifier keeps: files made from the same records as these pages, so that none is older than the site.",
    },
    {
      kind: "documents",
      id: "documents",
      title: "To download",
      lead: "A4 or plain text, selectable, no form to fill in.",
    },
    {
      kind: "declarations",
      id: "declarations",
      title: "To ask for",
      lead: `These name an order, a lot or an assembly, so they are not published. Technical support answers the ${SUPPORT_TIME}.`,
    },
    {
      kind: "trade-dates",
      id: "trade-dates",
      title: "Dates and duties of 2027",
      lead: "They change, and they are no advice: the importer’s broker confirms them for the goods and their customs codes.",
    },
    {
      kind: "call-to-action",
      title: "Something else for the file?",
      lead: "Name the standard or the credit; we say what there is.",
      actions: [
        { kind: "quote", label: "Request a Quote" },
        { kind: "contact", label: "Speak with Expert" },
      ],
    },
  ],
} as const satisfies PageRecord;
