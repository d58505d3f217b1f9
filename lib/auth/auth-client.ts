import { AuthClient, type SupportedStorage } from "@supabase/auth-js";

export const AUTH_STORAGE_KEY = "teragus.auth";

/**
 * The specification's client of a hosted auth service: the session in local storage, refreshed automatically. No screen
 * uses it.
 */
export function createAuthClient(
  url: string,
  publishableKey: string,
  storage?: SupportedStorage,
): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url,
    headers: { apikey: publishableKey },
    storageKey: AUTH_STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    // The service links to no page of this site.
    detectSessionInUrl: false,
    ...(storage && { storage }),
  });
}
