import { AuthClient, type SupportedStorage } from "@supabase/auth-js";
import type { AuthConfiguration } from "./auth-session.ts";

export const AUTH_STORAGE_KEY = "teragus.auth";

/** The specification's auth client. Import it on demand, so that no page loads it. */
export function createAuthClient(
  { url, publishableKey }: AuthConfiguration,
  storage?: SupportedStorage,
): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url,
    headers: { apikey: publishableKey },
    storageKey: AUTH_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    // No link of the service leads to the inbox, whose query is its own.
    detectSessionInUrl: false,
    ...(storage && { storage }),
  });
}
