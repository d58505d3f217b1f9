/** Calls `begin` at once, or when a prerendered page is first shown. */
export function whenVisible(begin: () => void, signal: AbortSignal): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", begin, { once: true, signal });
  else begin();
}
