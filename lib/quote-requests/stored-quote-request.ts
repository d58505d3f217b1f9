import type { z } from "zod";
import type { quoteRequestSchema } from "./quote-request-schema.ts";

/** What a buyer asked for, as it is stored; null for what was left open. */
export type StoredQuoteRequest = z.output<typeof quoteRequestSchema> & {
  id: number;
  createdAt: Date;
};
