import type { QuoteRequestInput } from "#lib/quote-requests/quote-request-schema.ts";

/** What visitors and faults know of the campaign that they are part of. */
export type Campaign = {
  isOver: () => boolean;
  /** The address of one of the site's instances. */
  anySite: () => string;
  /** Counts one of what the name says. */
  count: (event: string) => void;
  /** Counts a fault; what is answered late afterwards names it. */
  breakWith: (fault: string) => void;
  /** Writes down how long an answer took, in milliseconds, and what it was. */
  measure: (milliseconds: number, answer: string) => void;
  /** Writes down that a request was acknowledged, on its way through a form, a script or a browser. */
  acknowledge: (way: string, input: QuoteRequestInput, reference: string) => void;
};
