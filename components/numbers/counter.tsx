"use client";

import { useEffect, useRef } from "react";

/**
 * A figure that counts up from zero once the page runs. The server's HTML and screen readers have the final value
 * only; where motion is unwelcome it never changes.
 */
export function Counter({ value, durationMs }: { value: string; durationMs: number }) {
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = shown.current;
    const target = Number.parseInt(value, 10);
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const unit = value.slice(String(target).length);
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const progress = Math.min(Math.max(0, now - start) / durationMs, 1);
      element.textContent = `${Math.round(target * (1 - (1 - progress) ** 3))}${unit}`;
      if (progress < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = value;
    };
  }, [value, durationMs]);

  return (
    <>
      <span className="sr-only">{value}</span>
      <span ref={shown} aria-hidden="true" className="tabular">
        {value}
      </span>
    </>
  );
}
