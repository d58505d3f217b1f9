"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { FROM_LG } from "#lib/media-queries.ts";

/**
 * A popover that covers the page. The browser opens it, closes it by Escape and gives the focus back; the script
 * keeps the focus inside (everything else is inert meanwhile) and closes it when a link is followed.
 */
export function MenuSheet({
  id,
  className,
  children,
}: {
  id: string;
  className: string;
  children: ReactNode;
}) {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const setOutsideInert = (isInert: boolean) => {
      for (let node: Element = element; node !== document.body && node.parentElement;) {
        for (const sibling of node.parentElement.children)
          if (sibling !== node) sibling.toggleAttribute("inert", isInert);
        node = node.parentElement;
      }
    };
    element.addEventListener(
      "beforetoggle",
      (event) => {
        // Before the browser gives the focus back to the button outside.
        if (event.newState === "closed") setOutsideInert(false);
      },
      { signal },
    );
    element.addEventListener(
      "toggle",
      (event) => {
        if (event.newState !== "open") return;
        setOutsideInert(true);
        element.querySelector<HTMLElement>("button, a")?.focus();
      },
      { signal },
    );
    element.addEventListener(
      "click",
      (event) => {
        if (event.target instanceof Element && event.target.closest("a")) element.hidePopover();
      },
      { signal },
    );
    const wide = window.matchMedia(FROM_LG);
    wide.addEventListener("change", () => wide.matches && element.hidePopover(), { signal });
    return () => {
      setOutsideInert(false);
      listening.abort();
    };
  }, []);

  return (
    <div ref={sheet} id={id} popover="auto" className={className}>
      {children}
    </div>
  );
}
