import "#lib/validation/configure-zod.ts";
import { z } from "zod";

export const signInResultSchema = z.discriminatedUnion("status", [
  z.object({ status: z.enum(["granted", "failed"]) }),
  z.object({
    status: z.literal("denied"),
    /** ISO 8601; before it every password is rejected, even the right one. */
    nextTryAt: z.iso.datetime().optional(),
  }),
]);
export type SignInResult = z.output<typeof signInResultSchema>;
