import { whenIdle, whenLoadedAndIdle } from "#lib/browser/when-idle.ts";

/** What the style sheet may leave alone at first (site-page.css). */
const UNTOUCHED =
  "main :is(section, li[id], .drawing > figcaption, fieldset ~ :is(fieldset, div)), main ~ footer";

/** A busy browser's next part comes after so long: a page's dozen parts are there before somebody has read a screen. */
const LATEST_MS = 100;

/**
 * Lays out what stands below the first screen: one section, or one part of a large section, each time the browser is
 * idle, so that an anchor, the scroll bar and a search know where everything is; once the page has loaded, or sooner for
 * who scrolls sooner, whose screen would shift with each guess about a height. At once where a place on the page is
 * asked for, by the address, by a link to one or by a browser that comes back.
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
