import type { PageRecord } from "#content/record-types.ts";

export const downloads = {
  path: "/downloads",
  name: "Downloads",
  title: "Downloads: catalog, spec sheets, care notes",
  description:
    "The catalog, a specification sheet and installation and care notes for each product as PDF, and the declarations that are issued for an order.",
  modified: "2026-11-23",
  sections: [
    {
      kind: "page-header",
      title: "For the file",
      lead: "What a specifier keeps: PDFs made from the same records as these pages, so that none is older than the site.",
    },
    {
      kind: "documents",
      id: "documents",
      title: "To download",
      lead: "A4, selectable text, no form to fill in.",
    },
    {
      kind: "declarations",
      id: "declarations",
      title: "To ask for",
      lead: "These name an order, a lot or an assembly, so they are not published. Technical support answers the same day.",
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
