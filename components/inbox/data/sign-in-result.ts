import "#lib/validation/configure-zod.ts";
import { z } from "zod";

/** The result of a sign-in: only the specified message, and when to try again. */
export const signInResultSchema = z.discriminatedUnion("status", [
  z.object({ status: z.enum(["granted", "failed"]) }),
  z.object({
    status: z.literal("denied"),
    /** ISO 8601; no password is accepted earlier. */
    nextTryAt: z.iso.datetime().optional(),
    /** The link that the form was opened by has expired or was used. */
    isLinkVoid: z.literal(true).optional(),
    /** The second factor is on, perhaps since the lock screen was rendered. */
    asksForCode: z.literal(true).optional(),
  }),
]);
export type SignInResult = z.output<typeof signInResultSchema>;

/** Says nothing about whether a link was mailed. */
export type LinkRequest = { status: "requested" | "failed" };
