"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { FROM_LG } from "#lib/media-queries.ts";

/** A hover that only passes through should neither open nor shut a menu. */
const LEAVE_DELAY_MS = 180;

/**
 * A drop-down menu on a native `<details>`: click, Enter and Space work before any script runs.
 *
 * The script adds hover for mice, Escape, and closing by a click or the focus elsewhere. A mouse that has just
 * opened the menu by hovering does not shut it with the click that follows; a second click does. In the narrow sheet
 * the menus stay as they are until they are pressed again: what stands below must not move under a finger.
 */
export function MenuDisclosure({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    const summary = details?.querySelector("summary");
    if (!details || !summary) return;
    const wide = window.matchMedia(FROM_LG);
    let openedByHover = false;
    let leaving: number | undefined;

    const close = () => {
      window.clearTimeout(leaving);
      openedByHover = false;
      details.open = false;
    };
    const isMouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";
    const enter = (event: Event) => {
      window.clearTimeout(leaving);
      if (!isMouse(event) || details.open || !wide.matches) return;
      openedByHover = true;
      details.open = true;
    };
    const leave = (event: Event) => {
      if (isMouse(event) && wide.matches) leaving = window.setTimeout(close, LEAVE_DELAY_MS);
    };
    const click = (event: Event) => {
      if (!openedByHover) return;
      openedByHover = false;
      event.preventDefault();
    };
    const follow = (event: Event) => {
      if (wide.matches && event.target instanceof Element && event.target.closest("a")) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open || !wide.matches) return;
      close();
      summary.focus();
    };
    const elsewhere = (event: Event) => {
      if (wide.matches && event.target instanceof Node && !details.contains(event.target)) close();
    };

    const listening = new AbortController();
    const { signal } = listening;
    details.addEventListener("pointerenter", enter, { signal });
    details.addEventListener("pointerleave", leave, { signal });
    details.addEventListener("click", follow, { signal });
    summary.addEventListener("click", click, { signal });
    document.addEventListener("keydown", escape, { signal });
    document.addEventListener("pointerdown", elsewhere, { signal });
    document.addEventListener("focusin", elsewhere, { signal });
    wide.addEventListener("change", close, { signal });
    return () => {
      window.clearTimeout(leaving);
      listening.abort();
    };
  }, []);

  return <details ref={menu}>{children}</details>;
}
