import { FROM_LG } from "#lib/styles/media-queries.ts";
import { afterPaint } from "#lib/browser/when-idle.ts";

/** Long enough for a pointer that only passes through. */
const LEAVE_DELAY_MS = 180;

const MENUS = ".site-nav details";

/** Adds hover, Escape and closing from outside to the `<details>` menus; in the narrow sheet they stay open. */
export function enhanceMenus(signal: AbortSignal): void {
  const wide = window.matchMedia(FROM_LG);
  const openedByHover = new Set<HTMLDetailsElement>();
  const leaving = new Map<HTMLDetailsElement, number>();

  const stay = (menu: HTMLDetailsElement) => window.clearTimeout(leaving.get(menu));
  const close = (menu: HTMLDetailsElement) => {
    stay(menu);
    openedByHover.delete(menu);
    menu.open = false;
  };
  const closeAllBut = (kept?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENUS))
      if (menu !== kept) close(menu);
  };
  const crossed = ({ target, relatedTarget, pointerType }: PointerEvent) => {
    const menu = menuOf(target);
    const isInside = relatedTarget instanceof Node && menu?.contains(relatedTarget);
    return pointerType === "mouse" && wide.matches && !isInside ? menu : null;
  };
  const enter = (event: PointerEvent) => {
    const menu = crossed(event);
    if (!menu) return;
    stay(menu);
    if (menu.open) return;
    openedByHover.add(menu);
    menu.open = true;
  };
  const leave = (event: PointerEvent) => {
    const menu = crossed(event);
    if (menu)
      leaving.set(
        menu,
        window.setTimeout(() => close(menu), LEAVE_DELAY_MS),
      );
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    const menu = menuOf(target);
    if (!menu || !(target instanceof Element)) return;
    if (target.closest("summary")) {
      if (openedByHover.delete(menu)) event.preventDefault();
    } else if (wide.matches && target.closest("a")) close(menu);
  };
  const escape = ({ key }: KeyboardEvent) => {
    const menu = document.querySelector<HTMLDetailsElement>(`${MENUS}[open]`);
    if (key !== "Escape" || !menu || !wide.matches) return;
    closeAllBut();
    menu.querySelector("summary")?.focus();
  };
  const elsewhere = ({ target }: Event) => {
    if (wide.matches) closeAllBut(menuOf(target));
  };

  document.addEventListener("pointerover", enter, { signal });
  document.addEventListener("pointerout", leave, { signal });
  document.addEventListener("click", click, { signal });
  document.addEventListener("keydown", escape, { signal });
  document.addEventListener("pointerdown", elsewhere, { signal });
  document.addEventListener("focusin", elsewhere, { signal });
  wide.addEventListener("change", () => closeAllBut(), { signal });
}

function menuOf(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(MENUS) : null;
}

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
