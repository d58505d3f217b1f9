import "#lib/validation/configure-zod.ts";
import * as z from "zod";
import { TEXT_FIELDS } from "#lib/quote-requests/read-form-input.ts";
import { sentFilesSchema } from "#lib/quote-requests/attachment-upload.ts";
import { REFERENCE } from "#lib/quote-requests/quote-request-schema.ts";
import type { QuoteRequestResponse } from "#lib/quote-requests/quote-request-result.ts";
import { LANGUAGES } from "#content/languages/languages.ts";

const text = z.string();
const input = z.object({
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, text])) as Record<
    (typeof TEXT_FIELDS)[number],
    typeof text
  >),
  productCategories: z.array(text),
  samples: z.array(text).optional(),
  deliveryAddress: text.optional(),
});

const sent = z.object({
  input,
  idempotencyKey: z.string(),
  language: z.enum(LANGUAGES),
  website: z.string(),
  renderedAt: z.number().optional(),
  filledIn: z.number().optional(),
  files: sentFilesSchema.optional(),
});

export const quoteRequestResponseSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("success"),
    reference: z.string().regex(REFERENCE),
    files: z.int().optional(),
    fileNames: z.array(z.string()).optional(),
    asked: input.optional(),
    missingFiles: z.array(z.object({ name: z.string(), words: z.string() })).optional(),
  }),
  z.object({
    status: z.literal("error"),
    message: z.string().min(1),
    code: z.literal(429).optional(),
    retryAfterSeconds: z.number().optional(),
    fieldErrors: z.partialRecord(input.keyof(), z.string()).optional(),
    sent: sent.optional(),
  }),
]) satisfies z.ZodType<QuoteRequestResponse>;
