/** What can be asked for by the quote form's address (`?document=`): name by id. Their descriptions no browser's code needs. */
export const declarationNames = {
  "declaration-of-performance": "Declaration of performance, CE marking",
  "environmental-declaration": "Environmental product declaration (EPD)",
  "fsc-chain-of-custody": "FSC Chain of Custody",
  "pefc-chain-of-custody": "PEFC Chain of Custody",
  "tsca-title-vi": "CARB Phase 2 and TSCA Title VI",
  "lacey-act": "Lacey Act declaration",
  "test-report": "Test report",
} as const;
