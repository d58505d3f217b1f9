import type { AuthDoor, DeskAuth } from "./desk-auth.ts";

let loaded: Promise<DeskAuth> | undefined;

/** Loads the auth service's client where it is first wanted. A page has one: two would refresh the same session. */
export function loadDeskAuth(door: AuthDoor): Promise<DeskAuth> {
  loaded ??= import("./desk-auth.ts").then(({ createDeskAuth }) => createDeskAuth(door));
  // The network may be back for the next one who asks.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}
