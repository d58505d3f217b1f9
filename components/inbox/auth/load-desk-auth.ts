import type { AuthDoor, InboxAuth } from "./desk-auth.ts";

let loaded: Promise<InboxAuth> | undefined;

/** Loads the auth client once per page: two clients would refresh the same session. */
export function loadInboxAuth(door: AuthDoor): Promise<InboxAuth> {
  loaded ??= import("./desk-auth.ts").then(({ createInboxAuth }) => createInboxAuth(door));
  // Let the next call retry after a network error.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
