import type { declarationNames } from "./declaration-names.ts";

/**
 * Papers that are issued for one order, lot or assembly and so are not published: what each says, by its id.
 */
export const declarations = {
  "declaration-of-performance":
    "For the European Union: floors under EN 14342, panels under EN 13986, doors and windows under EN 14351, part 1. Issued for the product as ordered.",
  "environmental-declaration":
    "Life-cycle data after ISO 14025 and EN 15804. We say which product and plant one covers, and where none does yet.",
  "fsc-chain-of-custody":
    "The claim, the certificate code and the quantity, on the invoice of the lot.",
  "pefc-chain-of-custody": "The same tracing under the PEFC scheme.",
  "tsca-title-vi":
    "Formaldehyde of composite cores: the panel maker's certificate, and the label of the lot.",
  "lacey-act":
    "Genus, species, country of harvest and quantity, as APHIS form PPQ 505 asks for them.",
  "test-report":
    "Fire, sound, impact or air and water, for the assembly that you name: mounting, size, glass.",
} as const satisfies Record<keyof typeof declarationNames, string>;
