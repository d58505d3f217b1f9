import type { CSSProperties } from "react";

/**
 * A figure that counts up from zero when it is first drawn, by its style sheet alone. Its text is the final value, for
 * readers, copies, paper and wherever motion is unwelcome.
 */
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
