import type { declarationNames } from "./declaration-names.ts";

/** The groups of the list, in its order. */
export const declarationSchemes = {
  eu: "European Union",
  us: "United States",
  rating: "Rating systems",
  any: "Any market",
} as const;

export type Declaration = {
  scheme: keyof typeof declarationSchemes;
  /** What the paper is. */
  what: string;
  /** Who makes it. */
  maker: string;
};

/** Papers that are issued for one order, lot or assembly and so are not published, by id. */
export const declarations: Record<keyof typeof declarationNames, Declaration> = {
  eudr: {
    scheme: "eu",
    what: "What an importer needs for the due diligence statement of Regulation (EU) 2023/1115: HS code, species, quantity, country, period of harvest, proof of legal harvest, plots as GeoJSON with six decimals, and the reference of an earlier statement where there is one.",
    maker:
      "We hand over the data with the packing list; whoever first places the goods on the EU market files the statement, which depends on the incoterm.",
  },
  "declaration-of-performance": {
    scheme: "eu",
    what: "Essential characteristics and classes under Regulation (EU) 2024/3110, for the product as ordered: floors by EN 14342, panels by EN 13986 and EN 14915, doors and windows by EN 14351, part 1. Cabinets, as furniture, have none.",
    maker: "We issue it, on the tests of a notified laboratory.",
  },
  reach: {
    scheme: "eu",
    what: "Substances of very high concern in the article (Regulation (EC) 1907/2006, Article 33), and formaldehyde released to the air (Annex XVII, entry 77).",
    maker: "We issue it, on the declarations of our suppliers and a chamber test of the core.",
  },
  "lacey-act": {
    scheme: "us",
    what: "Genus, species, country of harvest and quantity, as APHIS form PPQ 505 asks for them.",
    maker: "We prepare the data; the importer of record files the form.",
  },
  "tsca-title-vi": {
    scheme: "us",
    what: "Formaldehyde of composite cores: the panel maker’s certificate, and the label of the lot.",
    maker: "The panel maker’s certifier; we label the lot.",
  },
  leed: {
    scheme: "rating",
    what: "Evidence for sourcing of raw materials, low emissions, acoustics and energy, in one file.",
    maker: "We collect it; the project’s consultant files it.",
  },
  breeam: {
    scheme: "rating",
    what: "Evidence for Mat 03, Hea 02, Hea 05 and Ene 01, in one file.",
    maker: "We collect it; the project’s assessor judges it.",
  },
  well: {
    scheme: "rating",
    what: "Evidence for VOC restrictions, materials transparency and sound, in one file.",
    maker: "We collect it; the project’s WELL professional files it.",
  },
  dgnb: {
    scheme: "rating",
    what: "Evidence for ENV1.2, ENV1.3, SOC1.2, SOC1.3 and TEC1.3, in one file.",
    maker: "We collect it; the project’s auditor judges it.",
  },
  "environmental-declaration": {
    scheme: "any",
    what: "Life-cycle data after ISO 14025 and EN 15804. We say which product and plant one covers, and where none does yet.",
    maker: "A program operator verifies and publishes it.",
  },
  "fsc-chain-of-custody": {
    scheme: "any",
    what: "The claim, the certificate code and the quantity, on the invoice of the lot.",
    maker: "We state it on the invoice; a certification body audits the chain.",
  },
  "pefc-chain-of-custody": {
    scheme: "any",
    what: "The same tracing under the PEFC scheme.",
    maker: "We state it on the invoice; a certification body audits the chain.",
  },
  "test-report": {
    scheme: "any",
    what: "Fire, sound, impact or air and water, for the assembly that you name: mounting, size, glass.",
    maker: "The laboratory named on it.",
  },
};
