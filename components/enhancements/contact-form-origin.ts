import { ORIGIN_PARAMETER } from "#lib/quote-requests/origin-parameter.ts";

/** Shows which product or sector linked to the contact section, if the URL names one. */
export function enhanceContactOrigin(): void {
  const slug = new URLSearchParams(window.location.search).get(ORIGIN_PARAMETER);
  if (!slug) return;
  // The URL is untrusted: show only names that the server rendered.
  const name = document.querySelector<HTMLElement>(`[data-origin="${CSS.escape(slug)}"]`);
  if (!name?.parentElement) return;
  name.hidden = false;
  name.parentElement.hidden = false;
}
