const IDLE_TIMEOUT_MS = 4_000;
/** For browsers without requestIdleCallback. */
const PAUSE_MS = 1_500;

export function whenLoadedAndIdle(begin: () => void, signal: AbortSignal): void {
  const beginUnlessEnded = () => {
    if (!signal.aborted) begin();
  };
  const wait = () => whenIdle(beginUnlessEnded, PAUSE_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal });
}

/** Calls `act` when idle, at latest after `latestMs`; after `pauseMs` without requestIdleCallback (Safari). */
export function whenIdle(act: () => void, pauseMs = 0, latestMs = IDLE_TIMEOUT_MS): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: latestMs });
  else setTimeout(act, pauseMs);
}

/** Calls `begin` at once, or when a prerendered page is first shown. */
export function whenVisible(begin: () => void, signal: AbortSignal): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", begin, { once: true, signal });
  else begin();
}

/** Defers work until the response to an interaction is painted. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
