import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { isPrintableLine, isPrintableText, normalizeText } from "./printable-text.ts";
import { STATUSES } from "./quote-request-status.ts";

/** Repeated by database constraints. */
export const ASSIGNEE_LIMIT = 80;
export const NOTE_LIMIT = 5_000;

const UNPRINTABLE = "has characters that can't be printed";

/** `version` is the one that the change was made on. An empty assignee unassigns. */
export const quoteRequestChangeSchema = z
  .strictObject({
    version: z.number().int().positive(),
    status: z.enum(STATUSES).optional(),
    assignee: z
      .string()
      .trim()
      .max(ASSIGNEE_LIMIT)
      .refine(isPrintableLine, UNPRINTABLE)
      .transform((name) => name || null)
      .nullable()
      .optional(),
  })
  .refine(({ status, assignee }) => status !== undefined || assignee !== undefined, {
    message: "nothing to change",
  });

export type QuoteRequestChange = z.output<typeof quoteRequestChangeSchema>;

export const sendAgainSchema = z.strictObject({ deliveryId: z.uuid() });

export const noteSchema = z.strictObject({
  note: z
    .string()
    .transform(normalizeText)
    .pipe(z.string().min(1, "is empty").max(NOTE_LIMIT).refine(isPrintableText, UNPRINTABLE)),
});
