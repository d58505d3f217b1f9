import "#lib/validation/configure-zod.ts";
import * as z from "zod";
import { sentFilesSchema } from "#lib/quote-requests/attachment-upload.ts";
import type { QuoteRequestResponse } from "#lib/quote-requests/quote-request-result.ts";

const input = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  projectType: z.string(),
  productCategories: z.array(z.string()),
  quantity: z.string(),
  budgetRange: z.string(),
  timeline: z.string(),
  specifications: z.string(),
  message: z.string(),
});

const sent = z.object({
  input,
  idempotencyKey: z.string(),
  website: z.string(),
  renderedAt: z.number().optional(),
  filledIn: z.number().optional(),
  files: sentFilesSchema.optional(),
});

export const quoteRequestResponseSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("success"),
    reference: z.string().regex(/^TQ-\d+$/),
    files: z.int().optional(),
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
