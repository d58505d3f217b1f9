import type { z } from "zod";
import type { quoteRequestSchema } from "./quote-request-schema.ts";

/** Empty fields are null. */
export type StoredQuoteRequest = z.output<typeof quoteRequestSchema> & {
  id: number;
  createdAt: Date;
};
