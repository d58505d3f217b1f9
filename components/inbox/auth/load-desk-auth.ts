import type { AuthDoor, InboxAuth } from "./desk-auth.ts";

let loaded: Promise<InboxAuth> | undefined;

/** Loads the auth service's client where it is first wanted. A page has one: two would refresh the same session. */
export function loadInboxAuth(door: AuthDoor): Promise<InboxAuth> {
  loaded ??= import("./desk-auth.ts").then(({ createInboxAuth }) => createInboxAuth(door));
  // The network may be back for the next one who asks.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
