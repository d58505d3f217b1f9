import { useEffect } from "react";
import { setReviver } from "#components/inbox/data/inbox-api.ts";
import type { Confirmed } from "./confirm-desk-session.ts";
import type { AuthDoor } from "./desk-auth.ts";
import { loadInboxAuth } from "./load-desk-auth.ts";

/** Twice within the ten minutes for which the server takes the service's word. */
const CONFIRM_EVERY_MS = 4 * 60_000;
/** How long a confirmation is fresh enough for who looks at the tab again. */
const FRESH_MS = 60_000;

/**
 * Has the auth service confirm the inbox's session: by the clock, when somebody looks at the tab again, and when a read
 * finds the session over, because the computer slept for instance. `onEnd` hears why it does not go on; after
 * "unreachable" and "signed-out" a read still may find it open. Does nothing without a `door`.
 */
export function useConfirmation(door: AuthDoor | undefined, onEnd: (why: Confirmed) => void): void {
  useEffect(() => {
    if (!door) return undefined;
    let askedAt = Date.now();
    let pending: Promise<Confirmed> | undefined;
    const confirm = (): Promise<Confirmed> => {
      askedAt = Date.now();
      pending ??= ask(door).finally(() => (pending = undefined));
      return pending;
    };
    const look = async () => {
      const confirmed = await confirm();
      if (confirmed === "refused" || confirmed === "over") onEnd(confirmed);
    };
    const wake = () => {
      if (document.visibilityState === "visible" && Date.now() - askedAt > FRESH_MS) void look();
    };
    const timer = setInterval(() => void look(), CONFIRM_EVERY_MS);
    document.addEventListener("visibilitychange", wake);
    const removeReviver = setReviver(async () => {
      const confirmed = await confirm();
      if (confirmed !== "confirmed") onEnd(confirmed);
      return confirmed === "confirmed";
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", wake);
      removeReviver();
    };
  }, [door, onEnd]);
}

async function ask(door: AuthDoor): Promise<Confirmed> {
  try {
    return await (await loadInboxAuth(door)).confirm();
  } catch {
    // Its code could not be fetched: the network is away.
    return "unreachable";
  }
}
