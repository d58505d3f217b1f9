import "server-only";
import { z } from "zod";
import type { AuthPolicy } from "./auth-configuration.ts";

const settingsSchema = z.object({ mailer_autoconfirm: z.boolean() });
const KEPT_MS = 10 * 60_000;

const known = new Map<string, { proves: boolean; until: number }>();

/** Whether addresses are verified: with auto-confirm, anybody could sign up as an operator. Rejects if unknown. */
export async function provesAddresses(
  { url, publishableKey }: AuthPolicy,
  patienceMs: number,
): Promise<boolean> {
  const kept = known.get(url);
  if (kept && kept.until > Date.now()) return kept.proves;
  const response = await fetch(`${url}/settings`, {
    headers: { apikey: publishableKey },
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  const { mailer_autoconfirm: isAutomatic } = settingsSchema.parse(await response.json());
  known.set(url, { proves: !isAutomatic, until: Date.now() + KEPT_MS });
  return !isAutomatic;
}
