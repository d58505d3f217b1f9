import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { ASSIGNEE_LIMIT } from "./quote-request-change.ts";
import { isPrintableLine } from "./printable-text.ts";

/** The longest name of somebody at the desk: a request can be assigned to them. The database checks it again. */
export const OPERATOR_NAME_LIMIT = ASSIGNEE_LIMIT;

/** Who works at the desk; `isVerified` where the auth service says so, and not they themselves. */
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
