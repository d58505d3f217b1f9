/** Calls `begin` at once, or, in a page that the browser drew ahead of a click, when somebody sees it. */
export function whenVisible(begin: () => void, signal: AbortSignal): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", begin, { once: true, signal });
  else begin();
}
