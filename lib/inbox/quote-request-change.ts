import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { normalizeLine, normalizeText } from "#lib/validation/normalize-text.ts";
import { STATUSES } from "#lib/quote-requests/quote-request-status.ts";

/** Repeated by database constraints. */
export const OPERATOR_NAME_LIMIT = 80;
export const NOTE_LIMIT = 5_000;

/** `version` is the one that the change was made on. An empty assignee unassigns. */
const changeFields = z.strictObject({
  version: z.number().int().positive(),
  status: z.enum(STATUSES).optional(),
  assignee: z
    .string()
    .transform(normalizeLine)
    .pipe(z.string().max(OPERATOR_NAME_LIMIT))
    .transform((name) => name || null)
    .nullable()
    .optional(),
});

const changesSomething = ({ status, assignee }: z.output<typeof changeFields>) =>
  status !== undefined || assignee !== undefined;
const NOTHING = { message: "nothing to change" };

export const quoteRequestChangeSchema = changeFields.refine(changesSomething, NOTHING);

export type QuoteRequestChange = z.output<typeof quoteRequestChangeSchema>;

/**
 * One transaction locks this many rows and may tell a webhook of each: a tenth of a second, where 100,000 would outlast
 * the statement limit and hold up buyers. A wrong press stays small enough to undo, its conflicts few enough to read.
 */
export const BULK_LIMIT = 1_000;
/** Fits the longest name in four-byte characters in each change. */
export const BULK_BYTES = BULK_LIMIT * 512;

/** Changes of several quote requests, each on the version that the operator saw. */
export const bulkChangeSchema = z.strictObject({
  changes: z
    .array(changeFields.extend({ id: z.int().positive() }).refine(changesSomething, NOTHING))
    .min(1)
    .max(BULK_LIMIT)
    .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, {
      message: "a request is named twice",
    }),
});

export type BulkChange = z.output<typeof bulkChangeSchema>["changes"][number];

export const sendAgainSchema = z.strictObject({ deliveryId: z.uuid() });

export const noteSchema = z.strictObject({
  note: z
    .string()
    .transform(normalizeText)
    .pipe(z.string().min(1, "is empty").max(NOTE_LIMIT, `is longer than ${NOTE_LIMIT} characters`)),
});

/** Status 428 (RFC 6585): the operator must be named before a change that the history records. */
export const OPERATOR_MISSING = 428;
