/** Calls `begin` now or, in a prerendered page, when the page is activated. */
export function whenVisible(begin: () => void, signal: AbortSignal): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", begin, { once: true, signal });
  else begin();
}
