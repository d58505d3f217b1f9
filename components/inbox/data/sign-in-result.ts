import "#lib/validation/configure-zod.ts";
import { z } from "zod";

/** What the lock screen learns of an attempt to sign in: never more than the specified words say, and when to try again. */
export const signInResultSchema = z.discriminatedUnion("status", [
  z.object({ status: z.enum(["granted", "failed"]) }),
  z.object({
    status: z.literal("denied"),
    /** ISO 8601; before it no password counts, the right one neither. */
    nextTryAt: z.iso.datetime().optional(),
  }),
]);
export type SignInResult = z.output<typeof signInResultSchema>;
