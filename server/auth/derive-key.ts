import { hkdfSync } from "node:crypto";
import type { Env } from "#server/env/env.ts";

/** A key of 32 bytes from SESSION_SECRET for one purpose, so that what one key made is worthless to another. */
export function deriveKey(
  { SESSION_SECRET }: Pick<Env, "SESSION_SECRET">,
  purpose: string,
): Buffer {
  if (!SESSION_SECRET) throw new Error("A key cannot be derived without SESSION_SECRET.");
  return Buffer.from(hkdfSync("sha256", SESSION_SECRET, "", `teragus ${purpose}`, 32));
}
