/**
 * Papers that are issued for one order, lot or assembly and so are not published: by the id under which the quote form
 * is asked for them (`?document=`).
 */
export const declarations = {
  "declaration-of-performance": {
    name: "Declaration of performance, CE marking",
    description:
      "For the European Union: floors under EN 14342, panels under EN 13986, doors and windows under EN 14351, part 1. Issued for the product as ordered.",
  },
  "environmental-declaration": {
    name: "Environmental product declaration (EPD)",
    description:
      "Life-cycle data after ISO 14025 and EN 15804. We say which product and plant one covers, and where none does yet.",
  },
  "fsc-chain-of-custody": {
    name: "FSC Chain of Custody",
    description: "The claim, the certificate code and the quantity, on the invoice of the lot.",
  },
  "pefc-chain-of-custody": {
    name: "PEFC Chain of Custody",
    description: "The same tracing under the PEFC scheme.",
  },
  "tsca-title-vi": {
    name: "CARB Phase 2 and TSCA Title VI",
    description:
      "Formaldehyde of composite cores: the panel maker's certificate, and the label of the lot.",
  },
  "lacey-act": {
    name: "Lacey Act declaration",
    description:
      "Genus, species, country of harvest and quantity, as APHIS form PPQ 505 asks for them.",
  },
  "test-report": {
    name: "Test report",
    description:
      "Fire, sound, impact or air and water, for the assembly that you name: mounting, size, glass.",
  },
} as const satisfies Record<string, { name: string; description: string }>;

/** Names one of them in an address of the quote form. */
export const DOCUMENT_PARAMETER = "document";
