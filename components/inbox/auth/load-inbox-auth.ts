import type { AuthOptions, InboxAuth } from "./inbox-auth.ts";

let loaded: Promise<InboxAuth> | undefined;

/** Loads the auth client on demand, once per page: two would refresh the same session. */
export function loadInboxAuth(authOptions: AuthOptions): Promise<InboxAuth> {
  loaded ??= import("./inbox-auth.ts").then(({ createInboxAuth }) => createInboxAuth(authOptions));
  // The next call may find the network back.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
