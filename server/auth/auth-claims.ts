import { z } from "zod";

export const authClaimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.string().optional(),
});
export type AuthClaims = z.output<typeof authClaimsSchema>;
