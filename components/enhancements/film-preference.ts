import { type Connection, connectionOf } from "#lib/browser/network-connection.ts";
import { whenLoadedAndIdle } from "#lib/browser/when-idle.ts";
import { whenVisible } from "#lib/browser/when-visible.ts";

const SLOW_CONNECTIONS = new Set(["slow-2g", "2g", "3g"]);
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the connection is good enough for decorative downloads. */
export function isDataWelcome(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !SLOW_CONNECTIONS.has(connection.effectiveType ?? "");
}

/** Calls `tell` once the page is visible and idle, and on each change, until `signal` aborts. */
export function whenFilmIsWelcome(tell: (isWelcome: boolean) => void, signal: AbortSignal): void {
  const stillness = window.matchMedia(REDUCED_MOTION);
  const connection = connectionOf(navigator);

  const decide = () => tell(!stillness.matches && isDataWelcome(connection));
  const begin = () => {
    decide();
    stillness.addEventListener("change", decide, { signal });
  };
  whenVisible(() => whenLoadedAndIdle(begin, signal), signal);
}
