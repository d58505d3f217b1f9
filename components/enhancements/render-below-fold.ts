import { whenIdle, whenLoadedAndIdle } from "#lib/browser/when-idle.ts";

/** What site-page.css skips with `content-visibility`. */
const UNTOUCHED =
  "main :is(section, li[id], .drawing > figcaption, fieldset ~ :is(fieldset, div)), main ~ footer";

/** Timeout of each idle callback: about a dozen parts are laid out before a visitor has read one screen. */
const LATEST_MS = 100;

/** Lays out the page below the first screen while idle, so that the scroll bar has its real length. */
export function layOutAhead(signal: AbortSignal): void {
  const sections = [...document.querySelectorAll<HTMLElement>(UNTOUCHED)];
  if (isReturn()) return sections.forEach(layOut);
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
