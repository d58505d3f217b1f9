import type { z } from "zod";
import type { quoteRequestSchema } from "./quote-request-schema.ts";

/** As stored; null for empty fields. */
export type StoredQuoteRequest = z.output<typeof quoteRequestSchema> & {
  id: number;
  createdAt: Date;
};
