import { z } from "zod";
import { STATUSES } from "./status.ts";

/** The longest accepted name of an assignee, and the longest note; the database checks them again. */
export const ASSIGNEE_LIMIT = 80;
export const NOTE_LIMIT = 5_000;

// A line may hold neither controls nor halves of characters; a text may also hold tabs and line feeds.
const UNPRINTABLE = /\p{Cc}|\p{Surrogate}/u;
const UNPRINTABLE_BUT_LINES = /(?![\n\t])\p{Cc}|\p{Surrogate}/u;
const printable = (pattern: RegExp) => (text: string) => !pattern.test(text);

/** What the desk changes about a request, on top of the version that it saw. An empty assignee takes it from everybody. */
export const quoteRequestChangeSchema = z
  .strictObject({
    version: z.number().int().positive(),
    status: z.enum(STATUSES).optional(),
    assignee: z
      .string()
      .trim()
      .max(ASSIGNEE_LIMIT)
      .refine(printable(UNPRINTABLE), "has characters that can't be printed")
      .transform((name) => name || null)
      .nullable()
      .optional(),
  })
  .refine(({ status, assignee }) => status !== undefined || assignee !== undefined, {
    message: "nothing to change",
  });

/** A note as it is added. */
export const noteSchema = z.strictObject({
  note: z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .min(1, "is empty")
        .max(NOTE_LIMIT)
        .refine(printable(UNPRINTABLE_BUT_LINES), "has characters that can't be printed"),
    ),
});
