/** What can be asked for by the quote form's address (`?document=`): name by id. Their descriptions no browser's code needs. */
export const declarationNames = {
  eudr: "EUDR due-diligence data",
  "declaration-of-performance": "Declaration of performance, CE marking",
  reach: "REACH declaration",
  "lacey-act": "Lacey Act declaration",
  "tsca-title-vi": "CARB Phase 2 and TSCA Title VI",
  leed: "LEED evidence",
  breeam: "BREEAM evidence",
  well: "WELL v2 evidence",
  dgnb: "DGNB evidence",
  "environmental-declaration": "Environmental product declaration (EPD)",
  "fsc-chain-of-custody": "FSC Chain of Custody",
  "pefc-chain-of-custody": "PEFC Chain of Custody",
  "test-report": "Test report",
} as const;
