import { FROM_MD } from "#lib/media-queries.ts";

/** What Chromium tells of the connection; other browsers tell nothing, and are then not refused. */
type Connection = { saveData?: boolean; effectiveType?: string };

const SLOW_CONNECTIONS = new Set(["slow-2g", "2g", "3g"]);
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the connection has bytes to spare for what is only beautiful. */
export function isDataWelcome(connection: Connection | undefined): boolean {
  if (!connection) return true;
  return !connection.saveData && !SLOW_CONNECTIONS.has(connection.effectiveType ?? "");
}

/**
 * Says, once the page is quiet and at each change after that, whether a film is welcome here.
 * Returns the function that stops listening.
 */
export function whenFilmIsWelcome(tell: (isWelcome: boolean) => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const queries = [FROM_MD, REDUCED_MOTION].map((query) => window.matchMedia(query));
  const connection = "connection" in navigator ? (navigator.connection as Connection) : undefined;

  const decide = () => {
    const [isWide, isStill] = queries.map(({ matches }) => matches);
    tell(Boolean(isWide) && !isStill && isDataWelcome(connection));
  };
  const begin = () => {
    if (signal.aborted) return;
    decide();
    for (const query of queries) query.addEventListener("change", decide, { signal });
  };
  const whenIdle = () =>
    // Safari has no idle callback.
    "requestIdleCallback" in window
      ? window.requestIdleCallback(begin, { timeout: 4000 })
      : setTimeout(begin, 1500);

  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true, signal });
  return () => abort.abort();
}
