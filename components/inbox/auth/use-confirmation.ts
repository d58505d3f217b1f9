import { useEffect } from "react";
import { setReviver } from "#components/inbox/data/inbox-api.ts";
import type { Confirmed } from "./confirm-admin-session.ts";
import type { AuthOptions } from "./inbox-auth.ts";
import { loadInboxAuth } from "./load-inbox-auth.ts";

/** Twice within the server's ten minutes. */
const CONFIRM_EVERY_MS = 4 * 60_000;
/** How recent a confirmation must be when the tab becomes visible again. */
const FRESH_MS = 60_000;

/** Confirms on a timer, on tab focus and on a 401. After "unreachable" or "signed-out" reads may still work. */
export function useConfirmation(
  authOptions: AuthOptions | undefined,
  onEnd: (why: Confirmed) => void,
): void {
  useEffect(() => {
    if (!authOptions) return undefined;
    let askedAt = Date.now();
    let pending: Promise<Confirmed> | undefined;
    const confirm = (): Promise<Confirmed> => {
      askedAt = Date.now();
      pending ??= ask(authOptions).finally(() => (pending = undefined));
      return pending;
    };
    const look = async () => {
      const confirmed = await confirm();
      if (confirmed === "rejected" || confirmed === "over") onEnd(confirmed);
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
  }, [authOptions, onEnd]);
}

async function ask(authOptions: AuthOptions): Promise<Confirmed> {
  try {
    return await (await loadInboxAuth(authOptions)).confirm();
  } catch {
    // The client's code could not be loaded: offline.
    return "unreachable";
  }
}
