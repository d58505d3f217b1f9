import type { Env } from "#server/env/env.ts";
import { StartError } from "#server/env/start-error.ts";

/** Throws if `ADMIN_PASSWORD` is easy to guess. `npm run admin:hash` has already checked a hashed password. */
export async function rejectWeakPassword({
  ADMIN_PASSWORD,
  ADMIN_PASSWORD_HASH,
}: Partial<Pick<Env, "ADMIN_PASSWORD" | "ADMIN_PASSWORD_HASH">>): Promise<void> {
  if (!ADMIN_PASSWORD || ADMIN_PASSWORD_HASH) return;
  // Load the list of common passwords only when it is needed.
  const { weaknessOf } = await import("./password-strength.ts");
  const weakness = weaknessOf(ADMIN_PASSWORD);
  if (weakness) throw new StartError(`ADMIN_PASSWORD ${weakness}`);
}
