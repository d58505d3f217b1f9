import { afterPaint } from "#lib/browser/after-paint.ts";
import { FROM_LG } from "#lib/styles/media-queries.ts";

const SHEET = ".site-menu";

/** Makes everything outside the open menu popover inert, and closes it when a link is followed. */
export function enhanceMenuSheet(signal: AbortSignal): void {
  const wide = window.matchMedia(FROM_LG);

  // Toggle events do not bubble, so listen in the capture phase.
  const options = { capture: true, signal };
  document.addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      // Before the browser returns the focus to the button outside.
      if (isSheet(target) && newState === "closed") setOutsideInert(target, false);
    },
    options,
  );
  document.addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (!isSheet(target) || newState !== "open") return;
      // `inert` and focus recalculate the whole page's styles, so wait for a paint.
      afterPaint(() => {
        if (!target.matches(":popover-open")) return;
        setOutsideInert(target, true);
        target.querySelector<HTMLElement>("button, a")?.focus();
      });
    },
    options,
  );
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest(`${SHEET} a`)) hide();
    },
    // In the capture phase, before the quote dialog opens and picks the element to return the focus to.
    options,
  );
  wide.addEventListener("change", () => wide.matches && hide(), { signal });
}

function hide(): void {
  document.querySelector<HTMLElement>(SHEET)?.hidePopover();
}

function isSheet(target: EventTarget | null): target is HTMLElement {
  return target instanceof Element && target.matches(SHEET);
}

function setOutsideInert(sheet: Element, isInert: boolean): void {
  for (let node = sheet; node !== document.body && node.parentElement;) {
    for (const sibling of node.parentElement.children)
      if (sibling !== node) sibling.toggleAttribute("inert", isInert);
    node = node.parentElement;
  }
}
