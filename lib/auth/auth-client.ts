import { AuthClient, type SupportedStorage } from "@supabase/auth-js";
import type { AuthConfiguration } from "./auth-session.ts";

export const AUTH_STORAGE_KEY = "teragus.auth";

/**
 * The auth service's client; keeps its session in local storage and refreshes it. Import it on demand, to keep it out
 * of every page's bundle.
 */
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
    // The inbox's URL has its own query, and no link of the service leads to it.
    detectSessionInUrl: false,
    ...(storage && { storage }),
  });
}
