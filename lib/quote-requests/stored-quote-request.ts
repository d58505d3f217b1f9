import type { z } from "zod";
import type { quoteRequestSchema } from "./quote-request-schema.ts";
import type { Language } from "#content/languages/languages.ts";

/** Empty fields are null. */
export type StoredQuoteRequest = z.output<typeof quoteRequestSchema> & {
  id: number;
  language: Language;
  createdAt: Date;
};
