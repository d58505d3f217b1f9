import type { CustodyRecord } from "./plan-types.ts";

/**
 * From the forest to the border. What each document is and who makes it out: content/declarations/. The articles and clauses:
 * Regulation (EU) 2023/1115, Article 9; FSC-STD-40-004 V3-1, on records of materials and on sales; PEFC ST 2002:2020.
 */
export const custodyChain = {
  steps: [
    {
      code: "1",
      name: "Forest plot",
      passes: "Coordinates of the plot, species, country, period of harvest",
      named: "Regulation (EU) 2023/1115, Article 9",
    },
    {
      code: "2",
      name: "Log",
      passes: "Delivery note with claim, certificate code and quantity",
      named: "FSC-STD-40-004 or PEFC ST 2002",
    },
    {
      code: "3",
      name: "Mill",
      passes: "Quantity in and out, by conversion factor",
      named: "FSC-STD-40-004, material accounting",
    },
    {
      code: "4",
      name: "Kiln",
      passes: "The lot, kept apart and marked, with its moisture content",
      named: "FSC-STD-40-004; ASTM D4442",
    },
    {
      code: "5",
      name: "Order",
      passes: "The claim that you ask for, product by product",
      named: "Your purchase order",
    },
    {
      code: "6",
      name: "Invoice",
      passes: "Claim, certificate code and quantity, line by line",
      named: "FSC-STD-40-004 or PEFC ST 2002",
    },
    {
      code: "7",
      name: "Border",
      passes: "Due diligence statement or Lacey Act declaration, filed by the importer",
      named: "Regulation (EU) 2023/1115; APHIS form PPQ 505",
    },
  ],
  documents: [
    {
      name: "EUDR: species, country, plots of land, period of harvest",
      from: 1,
      to: 7,
      made: [1, 7],
    },
    { name: "Lacey Act: genus, species, country of harvest", from: 1, to: 7, made: [1, 7] },
    { name: "FSC or PEFC: claim and certificate code", from: 2, to: 6, made: [2, 6] },
    { name: "Lot: species, quantity, moisture", from: 3, to: 6, made: [3] },
  ],
  note: "A chain breaks where a certificate ends or material is mixed. Ask for the claim on the order: on the invoice it cannot be added.",
} as const satisfies CustodyRecord;
