import { ORIGIN_PARAMETER } from "#lib/quote-requests/origin-parameter.ts";

/** Shows which product or sector a visitor was led to the contact section from, where the address names one. */
export function enhanceContactOrigin(): void {
  const slug = new URLSearchParams(window.location.search).get(ORIGIN_PARAMETER);
  if (!slug) return;
  // Anybody can write an address: only what the server named is there to be shown.
  const name = document.querySelector<HTMLElement>(`[data-origin="${CSS.escape(slug)}"]`);
  if (!name?.parentElement) return;
  name.hidden = false;
  name.parentElement.hidden = false;
}
