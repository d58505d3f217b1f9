import { useEffect, useRef, useState } from "react";

/** How wide an element is, in whole pixels; `before` until it is known, and on paper what it was on the screen. */
export function useWidth(before: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.floor(entry?.contentRect.width ?? 0);
      if (next > 0 && !matchMedia("print").matches) setWidth(next);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
