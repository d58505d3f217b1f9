import type { products } from "#content/products/product-list.ts";
import type { declarationNames } from "./declaration-names.ts";

type ProductSlug = (typeof products)[number]["slug"];

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
  /** What it says for each product, where that differs; what only a report of the owner's can say is left open. */
  says?: Record<ProductSlug, string>;
};

const NOT_COVERED = "Not asked of this product.";

/** Papers that are issued for one order, lot or assembly and so are not published, by id. */
export const declarations: Record<keyof typeof declarationNames, Declaration> = {
  eudr: {
    scheme: "eu",
    what: "What an importer needs for the due diligence statement of Regulation (EU) 2023/1115: HS code, species, quantity, country, period of harvest, proof of legal harvest, plots as GeoJSON with six decimals, and the reference of an earlier statement where there is one.",
    maker:
      "We hand over the data with the packing list; whoever first places the goods on the EU market files the statement, which depends on the incoterm.",
    says: {
      "hardwood-flooring":
        "Botanical name, country of harvest and plots, for each species and lot.",
      "wall-panels": "The same for veneer, slats and core, each by itself.",
      "custom-cabinets": "The same for fronts, carcass and drawers, each by itself.",
      "doors-windows": "The same for leaf, frame and core, each by itself.",
    },
  },
  "declaration-of-performance": {
    scheme: "eu",
    what: "Essential characteristics, classes and the harmonized standard, under Regulation (EU) 2024/3110. Issued for the product as ordered.",
    maker: "We issue it, on the tests of a notified laboratory.",
    says: {
      "hardwood-flooring":
        "EN 14342: reaction to fire, formaldehyde, slip, strength. Values: from the report of the floor as ordered.",
      "wall-panels":
        "EN 13986 for boards, EN 14915 for solid wood: reaction to fire, formaldehyde, absorption. Values: from the report.",
      "custom-cabinets": "None: cabinets are furniture, not a construction product.",
      "doors-windows":
        "EN 14351, part 1: thermal transmittance, air, water, wind, sound. Values: those of the unit’s size and glass.",
    },
  },
  reach: {
    scheme: "eu",
    what: "Substances of very high concern in the article (Regulation (EC) 1907/2006, Article 33), and formaldehyde released to the air (Annex XVII, entry 77).",
    maker: "We issue it, on the declarations of our suppliers and a chamber test of the core.",
    says: {
      "hardwood-flooring": "Finish, and the core and glue of engineered boards.",
      "wall-panels": "Finish, felt, core and glue.",
      "custom-cabinets": "Finish, carcass boards, edges and glue.",
      "doors-windows": "Finish, core, gaskets, glue and coated hardware.",
    },
  },
  "lacey-act": {
    scheme: "us",
    what: "Genus, species, country of harvest and quantity, as APHIS form PPQ 505 asks for them.",
    maker: "We prepare the data; the importer of record files the form.",
    says: {
      "hardwood-flooring": "One line for each species, in cubic meters of wood.",
      "wall-panels": "A line each for veneer, slats and core.",
      "custom-cabinets": "A line each for fronts, carcass and drawers.",
      "doors-windows": "A line each for leaf, frame and core.",
    },
  },
  "tsca-title-vi": {
    scheme: "us",
    what: "Formaldehyde of composite cores: the panel maker’s certificate, and the label of the lot.",
    maker: "The panel maker’s certifier; we label the lot.",
    says: {
      "hardwood-flooring": "The core of engineered boards. Solid boards need none.",
      "wall-panels": "Cores of MDF, particleboard or plywood.",
      "custom-cabinets": "Carcasses and cores of plywood or particleboard.",
      "doors-windows": "Composite cores of leaves.",
    },
  },
  leed: {
    scheme: "rating",
    what: "What the credits of LEED ask of a material, in one file.",
    maker: "We collect it; the project’s consultant files it.",
    says: {
      "hardwood-flooring":
        "Sourcing of raw materials: FSC. Low-emitting materials: VOC report, TSCA Title VI.",
      "wall-panels":
        "Sourcing of raw materials: FSC. Low-emitting materials. Acoustic performance: NRC report.",
      "custom-cabinets": "Sourcing of raw materials: FSC. Low-emitting materials: composite wood.",
      "doors-windows": "Sourcing of raw materials: FSC. Energy: U-factor and SHGC by unit.",
    },
  },
  breeam: {
    scheme: "rating",
    what: "What the issues of BREEAM ask of a material, in one file.",
    maker: "We collect it; the project’s assessor judges it.",
    says: {
      "hardwood-flooring":
        "Mat 03, responsible sourcing: FSC or PEFC. Hea 02, indoor air: EN 16516 report.",
      "wall-panels": "Mat 03 and Hea 02; Hea 05, acoustic performance: absorption report.",
      "custom-cabinets": "Mat 03 and Hea 02: carcass and finish.",
      "doors-windows": "Mat 03; Ene 01, energy: thermal transmittance by unit.",
    },
  },
  well: {
    scheme: "rating",
    what: "What the materials features of WELL v2 ask of a product, in one file.",
    maker: "We collect it; the project’s WELL professional files it.",
    says: {
      "hardwood-flooring":
        "VOC restrictions: emissions report. Materials transparency: ingredients as far as disclosed.",
      "wall-panels": "The same; sound features: absorption report.",
      "custom-cabinets": "VOC restrictions: composite wood and finish.",
      "doors-windows": "VOC restrictions: interior finish.",
    },
  },
  dgnb: {
    scheme: "rating",
    what: "What the criteria of DGNB ask of a material, in one file.",
    maker: "We collect it; the project’s auditor judges it.",
    says: {
      "hardwood-flooring":
        "ENV1.2, local impact: finish and glue. ENV1.3, sustainable extraction: FSC or PEFC. SOC1.2, indoor air.",
      "wall-panels": "ENV1.2, ENV1.3 and SOC1.2; SOC1.3, acoustic comfort: absorption report.",
      "custom-cabinets": "ENV1.2, ENV1.3 and SOC1.2.",
      "doors-windows": "ENV1.2 and ENV1.3; TEC1.3, building envelope: values by unit.",
    },
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
    says: {
      "hardwood-flooring":
        "Slip, fire and impact sound, where tested; number and date with the quote.",
      "wall-panels": "ASTM E84 and C423, for the profile, backing and mounting.",
      "custom-cabinets": NOT_COVERED,
      "doors-windows": "Air, water, wind and impact of a specimen; NFRC values of the unit.",
    },
  },
};
