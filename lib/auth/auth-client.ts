import { AuthClient, type SupportedStorage } from "@supabase/auth-js";
import type { AuthConfiguration } from "./auth-session.ts";

/** Where a browser keeps its session of the auth service. */
export const AUTH_STORAGE_KEY = "teragus.auth";

/**
 * The client of the hosted auth service, as the specification configures it: the session is kept in local storage and
 * refreshed by itself. How often it tries, and how long it keeps the service's keys, are its library's own numbers, which
 * `auth-client.test.ts` holds. Import this on demand: no page carries it otherwise.
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
    // The inbox's address has a query of its own, and no link of the service leads to it.
    detectSessionInUrl: false,
    ...(storage && { storage }),
  });
}
