import "#lib/configure-zod.ts";
import * as z from "zod/mini";
import type { QuoteRequestResult } from "./result.ts";

const text = z.string();

const input = z.object({
  name: text,
  email: text,
  phone: text,
  company: text,
  projectType: text,
  productCategories: z.array(text),
  quantity: text,
  budgetRange: text,
  timeline: text,
  specifications: text,
  message: text,
});

const sent = z.object({
  input,
  idempotencyKey: text,
  website: text,
  renderedAt: z.optional(z.number()),
  filledIn: z.optional(z.number()),
});

/**
 * What the form's action answers. The form has this with it, and not only once it is used, as it must read the answer
 * where no more scripts can be fetched: hence the small kind of zod.
 */
export const quoteRequestAnswerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("success"), reference: text.check(z.regex(/^TQ-\d+$/)) }),
  z.object({
    status: z.literal("error"),
    message: text.check(z.minLength(1)),
    code: z.optional(z.literal(429)),
    retryAfterSeconds: z.optional(z.number()),
    fieldErrors: z.optional(z.partialRecord(z.keyof(input), text)),
    sent: z.optional(sent),
  }),
]) satisfies z.ZodMiniType<Exclude<QuoteRequestResult, { status: "idle" }>>;
