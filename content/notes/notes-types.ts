import type { SpecificationRow } from "#content/record-types.ts";

/** What an installer and an owner need to know of a product: one sheet for the site, one for the house. */
export type ProductNotes = {
  /** The day of the last change, as YYYY-MM-DD. */
  modified: string;
  installation: {
    lead: string;
    /** Limits to measure before work begins. */
    limits: readonly SpecificationRow[];
    steps: readonly { name: string; description: string }[];
  };
  care: {
    lead: string;
    routine: readonly { name: string; description: string }[];
    never: readonly string[];
  };
};
