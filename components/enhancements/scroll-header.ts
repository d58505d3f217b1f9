const THRESHOLD_PX = 50;

/** Sets `data-scrolled` past 50 px in browsers without scroll-driven styles; in the others site-header.css does it. */
export function enhanceScrollHeader(signal: AbortSignal): void {
  if (CSS.supports("animation-range", "50px")) return;
  mark();
  window.addEventListener("scroll", mark, { passive: true, signal });
}

function mark(): void {
  const bar = document.querySelector(".site-header");
  bar?.toggleAttribute("data-scrolled", window.scrollY > THRESHOLD_PX);
}
