import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Plot widths on A4 in CSS pixels: across both columns, and in one. */
const PAPER = { wide: 690, narrow: 330 } as const;
const BEFORE = { wide: 900, narrow: 420 } as const;

/** A plot's width in whole pixels. Printing redraws it for its column, because scaled text would be illegible. */
export function useWidth(column: keyof typeof PAPER) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(BEFORE[column]);
  const [isPaper, setIsPaper] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.floor(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(element);
    // The browser prints the DOM as it is when this event ends.
    const toPaper = () => flushSync(() => setIsPaper(true));
    const toScreen = () => setIsPaper(false);
    window.addEventListener("beforeprint", toPaper);
    window.addEventListener("afterprint", toScreen);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", toPaper);
      window.removeEventListener("afterprint", toScreen);
    };
  }, []);
  return { ref, width: isPaper ? PAPER[column] : width, isPaper };
}
