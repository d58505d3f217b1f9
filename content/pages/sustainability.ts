import { actions } from "#content/page-actions.ts";
import { either, SAMPLES } from "#content/switches.ts";
import { SAMPLE_TIME } from "#content/claims.ts";
import type { PageRecord } from "#content/record-types.ts";

export const sustainability = {
  path: "/sustainability",
  name: "Sustainability",
  title: "Sustainability: certified wood, documented origin",
  description:
    "FSC and PEFC materials, documented origin for Lacey Act and EUDR, low-formaldehyde cores and floors built to be refinished.",
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Wood that can say where it grew.",
      lead: "Documented origin, low emissions, and a floor that outlasts its first finish.",
      actions: [actions.requestInformation],
    },
    {
      kind: "capabilities",
      id: "custody",
      title: "From the plot to the invoice",
      lead: "What is handed over at each step, and which standard requires it.",
      items: [
        {
          title: "Forest plot",
          description: "Coordinates of the plot, species, country, period of harvest",
          specs: ["Regulation (EU) 2023/1115, Article 9"],
        },
        {
          title: "Log",
          description: "Delivery note with claim, certificate code and quantity",
          specs: ["FSC-STD-40-004 or PEFC ST 2002"],
        },
        {
          title: "Mill",
          description: "Quantity in and out, by conversion factor",
          specs: ["FSC-STD-40-004, material accounting"],
        },
        {
          title: "Kiln",
          description: "The lot, kept apart and marked, with its moisture content",
          specs: ["FSC-STD-40-004; ASTM D4442"],
        },
        {
          title: "Order",
          description: "The claim that you ask for, product by product",
          specs: ["Your purchase order"],
        },
        {
          title: "Invoice",
          description: "Claim, certificate code and quantity, line by line",
          specs: ["FSC-STD-40-004 or PEFC ST 2002"],
        },
        {
          title: "Border",
          description: "Due diligence statement or Lacey Act declaration, filed by the importer",
          specs: ["Regulation (EU) 2023/1115; APHIS form PPQ 505"],
        },
      ],
    },
    {
      kind: "prose",
      title: "Origin",
      image: "sustainability-boards",
      paragraphs: [
        "A chain-of-custody claim is worth what its last invoice says. Ask for FSC or PEFC on the order: the claim, the certificate code and the quantity then stand on our invoice, and your credit has its evidence.",
        "For the United States, the Lacey Act declaration names species and country of harvest. For the European Union, the EUDR asks for the plot of land and for due diligence before the goods arrive. Both are prepared with the packing list.",
      ],
    },
    {
      kind: "specification",
      title: "Evidence by credit",
      note: "Credits change with each edition of a rating system. Tell us the edition; we send what it asks for.",
      rows: [
        { label: "Certified wood", value: "FSC or PEFC", note: "claim on the invoice" },
        { label: "Legal harvest", value: "Lacey Act, EUDR", note: "species, origin, plot data" },
        { label: "Composite cores", value: "CARB Phase 2", note: "TSCA Title VI label" },
        { label: "Room emissions", value: "VOC test report", standard: "CDPH 01350" },
        {
          label: "Operating energy",
          value: "Energy Star",
          note: "U-factor, SHGC",
          standard: "NFRC 100, 200",
        },
        {
          label: "Packaging",
          value: "Heat-treated wood",
          note: "no methyl bromide",
          standard: "ISPM 15",
        },
      ],
    },
    {
      kind: "image-band",
      title: "Each ring is one year. The documents say where the tree stood.",
      image: "interval-end-grain",
    },
    {
      kind: "call-to-action",
      title: "Name the credit. We send the evidence.",
      lead: either(
        SAMPLES,
        `Samples in ${SAMPLE_TIME}, documents with the quote.`,
        "Documents come with the quote.",
      ),
      actions: [actions.requestQuote, actions.speakWithExpert],
    },
  ],
} as const satisfies PageRecord;
