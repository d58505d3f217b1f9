import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { AUTH_ERROR_REASONS } from "#lib/auth/auth-error.ts";

export const authOpeningSchema = z.discriminatedUnion("status", [
  z.object({ status: z.enum(["granted", "failed", "unreachable"]) }),
  z.object({
    status: z.literal("denied"),
    /** ISO 8601; no token is accepted earlier. */
    nextTryAt: z.iso.datetime(),
  }),
  z.object({ status: z.literal("rejected"), reason: z.enum(AUTH_ERROR_REASONS) }),
]);
export type AuthOpening = z.output<typeof authOpeningSchema>;
