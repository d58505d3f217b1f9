import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { OPERATOR_NAME_LIMIT } from "./quote-request-change.ts";
import { isPrintableLine } from "./printable-text.ts";

/** `isVerified` if the auth service confirmed the name. */
export const operatorSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, "is empty")
    .max(OPERATOR_NAME_LIMIT)
    .refine(isPrintableLine, "has characters that can't be printed"),
  isVerified: z.boolean(),
});
export type Operator = z.output<typeof operatorSchema>;
