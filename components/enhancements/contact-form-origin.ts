import { ORIGIN_PARAMETER } from "#lib/quote-requests/origin-parameter.ts";

export function enhanceContactOrigin(): void {
  const slug = new URLSearchParams(window.location.search).get(ORIGIN_PARAMETER);
  if (!slug) return;
  // The address is untrusted: only show a name that the server rendered.
  const name = document.querySelector<HTMLElement>(`[data-origin="${CSS.escape(slug)}"]`);
  if (!name?.parentElement) return;
  name.hidden = false;
  name.parentElement.hidden = false;
}
