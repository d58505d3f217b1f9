import "#lib/validation/configure-zod.ts";
import { z } from "zod";

/** Public: browsers get both. */
export type AuthConfiguration = { url: string; publishableKey: string };

/** In characters; the service's own tokens have one or two thousand. */
export const ACCESS_TOKEN_LIMIT = 8_192;

export const authSessionSchema = z
  .object({
    access_token: z.string().min(1).max(ACCESS_TOKEN_LIMIT),
    refresh_token: z.string().min(1),
    /** Seconds since 1970. */
    expires_at: z.int(),
    user: z.object({ id: z.uuid(), email: z.string().optional() }),
  })
  .transform(({ access_token, refresh_token, expires_at, user }) => ({
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: new Date(expires_at * 1_000),
    user: { id: user.id, email: user.email },
  }));
export type AuthSession = z.output<typeof authSessionSchema>;
