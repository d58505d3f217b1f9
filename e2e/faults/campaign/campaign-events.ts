import type { QuoteRequestInput } from "#lib/quote-requests/quote-request-schema.ts";
import type { AttachedFile } from "./ledger.ts";

/** Shared by the visitors and faults of one campaign. */
export type Campaign = {
  isOver: () => boolean;
  anySite: () => string;
  count: (event: string) => void;
  /** Counts a fault; late responses are reported with it. */
  breakWith: (fault: string) => void;
  /** Records a response's time in milliseconds. */
  measure: (milliseconds: number, response: string) => void;
  /** Records an acknowledged quote request and the way it was sent. */
  acknowledge: (
    way: string,
    input: QuoteRequestInput,
    reference: string,
    file?: AttachedFile | undefined,
  ) => void;
};
