import { z } from "zod";

/** What we read of an access token: whose it is, of which session there, and whether a second factor was used. */
export const authClaimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.string().optional(),
});
export type AuthClaims = z.output<typeof authClaimsSchema>;
