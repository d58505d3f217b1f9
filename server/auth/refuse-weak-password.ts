import type { Env } from "#server/env/env.ts";
import { StartError } from "#server/env/start-error.ts";

/** Ends a start whose `ADMIN_PASSWORD` strangers would guess. What is behind a hash was looked at by `npm run admin:hash`. */
export async function refuseWeakPassword({
  ADMIN_PASSWORD,
  ADMIN_PASSWORD_HASH,
}: Partial<Pick<Env, "ADMIN_PASSWORD" | "ADMIN_PASSWORD_HASH">>): Promise<void> {
  if (!ADMIN_PASSWORD || ADMIN_PASSWORD_HASH) return;
  // Its list of passwords is only read where one is to be looked up.
  const { weaknessOf } = await import("./password-strength.ts");
  const weakness = weaknessOf(ADMIN_PASSWORD);
  if (weakness) throw new StartError(`ADMIN_PASSWORD ${weakness}`);
}
