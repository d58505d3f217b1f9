import { createHmac } from "node:crypto";
import type { Env } from "#server/env/env.ts";

/** A keyed digest of the configured password, which invalidates sessions opened under an older one. */
export function passwordFingerprint(
  env: Pick<Env, "ADMIN_PASSWORD" | "ADMIN_PASSWORD_HASH" | "SESSION_SECRET">,
): string {
  return createHmac("sha256", env.SESSION_SECRET ?? "")
    .update(env.ADMIN_PASSWORD_HASH ?? env.ADMIN_PASSWORD ?? "")
    .digest("base64url");
}
