"use client";

import { useEffect, useRef, type ReactNode } from "react";

const THRESHOLD_PX = 50;

/** The fixed bar, which is marked `data-scrolled` once the page has moved more than 50 px. */
export function ScrollHeader({ className, children }: { className: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const mark = () => bar.current?.toggleAttribute("data-scrolled", window.scrollY > THRESHOLD_PX);
    mark();
    window.addEventListener("scroll", mark, { passive: true });
    return () => window.removeEventListener("scroll", mark);
  }, []);

  return (
    <header ref={bar} className={className}>
      {children}
    </header>
  );
}
