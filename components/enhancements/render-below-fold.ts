import { whenIdle, whenLoadedAndIdle } from "#lib/browser/when-idle.ts";

/** Sections that `site-page.css` does not lay out at first. */
const UNTOUCHED =
  "main :is(section, li[id], .drawing > figcaption, fieldset ~ :is(fieldset, div)), main ~ footer";

/** Longest wait per part on a busy page, so that a dozen parts take about a second. */
const LATEST_MS = 100;

/**
 * Lays out one section below the fold per idle callback, so that anchors, the scroll bar and find-in-page are exact.
 * Starts after the load event or the first scroll; runs at once if the address or a link names a target.
 */
export function layOutAhead(signal: AbortSignal): void {
  const sections = [...document.querySelectorAll<HTMLElement>(UNTOUCHED)];
  const layOutAll = () => {
    for (const section of sections.splice(0)) layOut(section);
  };
  if (window.location.hash || isReturn()) return layOutAll();
  const click = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll();
  };
  document.addEventListener("click", click, { capture: true, signal });
  const next = () => {
    const section = sections.shift();
    if (!section || signal.aborted) return;
    layOut(section);
    whenIdle(next, 0, LATEST_MS);
  };
  whenLoadedAndIdle(next, signal);
  document.addEventListener("scroll", next, { once: true, passive: true, signal });
}

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = "visible";
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== "navigate";
}
