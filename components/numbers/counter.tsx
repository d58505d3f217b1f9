import type { CSSProperties } from "react";
import { withoutIsolates } from "#lib/languages/isolate-numbers.ts";

/** Counts up in CSS. Its text is the final value, for screen readers, copying, print and reduced motion. */
export function Counter({ figure, durationMs }: { figure: string; durationMs: number }) {
  const value = withoutIsolates(figure);
  const target = Number.parseInt(value, 10);
  return (
    <span
      dir="ltr"
      data-unit={value.slice(String(target).length)}
      className="counter"
      style={{ "--target": target, "--duration": `${durationMs}ms` } as CSSProperties}
    >
      <span>{value}</span>
    </span>
  );
}
