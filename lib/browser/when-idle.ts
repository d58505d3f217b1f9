/** Sooner or later, on a page that is never idle. */
const IDLE_TIMEOUT_MS = 4_000;
/** Where the browser does not say when it is idle. */
const PAUSE_MS = 1_500;

/** Calls `begin` once the page has loaded and its browser is idle, unless `signal` ended it before. */
export function whenLoadedAndIdle(begin: () => void, signal: AbortSignal): void {
  const beginUnlessEnded = () => {
    if (!signal.aborted) begin();
  };
  const wait = () => whenIdle(beginUnlessEnded, PAUSE_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal });
}

/**
 * Calls `act` when the browser is idle, after `latestMs` at the latest; after `pauseMs` where it does not say so, as
 * Safari's does not.
 */
export function whenIdle(act: () => void, pauseMs = 0, latestMs = IDLE_TIMEOUT_MS): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: latestMs });
  else setTimeout(act, pauseMs);
}
