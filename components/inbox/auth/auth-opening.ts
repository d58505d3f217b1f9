import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { AUTH_REFUSALS } from "#lib/auth/auth-error.ts";

/** What the lock screen learns when it hands over a token of the auth service. */
export const authOpeningSchema = z.discriminatedUnion("status", [
  z.object({ status: z.enum(["granted", "failed", "unreachable"]) }),
  /** Too many tries. */
  z.object({
    status: z.literal("denied"),
    /** ISO 8601; before it no token counts, a good one neither. */
    nextTryAt: z.iso.datetime(),
  }),
  z.object({ status: z.literal("refused"), reason: z.enum(AUTH_REFUSALS) }),
]);
export type AuthOpening = z.output<typeof authOpeningSchema>;
