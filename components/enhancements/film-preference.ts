import { type Connection, connectionOf } from "#lib/browser/network-connection.ts";
import { whenLoadedAndIdle } from "#lib/browser/when-idle.ts";
import { whenVisible } from "#lib/browser/when-visible.ts";

const SLOW_CONNECTIONS = new Set(["slow-2g", "2g", "3g"]);
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the connection has bytes to spare for what is only beautiful. */
export function isDataWelcome(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !SLOW_CONNECTIONS.has(connection.effectiveType ?? "");
}

/** Says, once the page is shown and quiet and at each change after that, whether a film is welcome here; until `signal` ends it. */
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
