const THRESHOLD_PX = 50;

/**
 * Marks the bar `data-scrolled` while the page has moved more than 50 px, in browsers whose style sheets cannot tell by
 * themselves; in the others `site-header.css` does.
 */
export function enhanceScrollHeader(signal: AbortSignal): void {
  if (CSS.supports("animation-range", "50px")) return;
  mark();
  window.addEventListener("scroll", mark, { passive: true, signal });
}

function mark(): void {
  const bar = document.querySelector(".site-header");
  bar?.toggleAttribute("data-scrolled", window.scrollY > THRESHOLD_PX);
}
