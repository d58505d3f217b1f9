import type { CSSProperties } from "react";

/** Counts up in CSS. Its text is the final value, for screen readers, copying, print and reduced motion. */
export function Counter({ value, durationMs }: { value: string; durationMs: number }) {
  const target = Number.parseInt(value, 10);
  return (
    <span
      data-unit={value.slice(String(target).length)}
      className="counter"
      style={{ "--target": target, "--duration": `${durationMs}ms` } as CSSProperties}
    >
      <span>{value}</span>
    </span>
  );
}
