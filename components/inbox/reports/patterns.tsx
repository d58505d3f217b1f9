import type { ReactNode } from "react";

/** Tell the parts of a stack apart without color, in stack order. */
const PATTERNS = ["solid", "rising", "half", "dots", "light", "lines", "cross"] as const;

export function patternOf(index: number): string {
  const name = PATTERNS[index % PATTERNS.length];
  return name === "solid" ? "var(--plot-ink)" : `url(#plot-${name})`;
}

export function Patterns() {
  return (
    <svg aria-hidden width="0" height="0" className="plot-patterns absolute">
      <defs>
        <Pattern name="rising" size={4}>
          <path d="M-1 1l2-2M0 4l4-4M3 5l2-2" />
        </Pattern>
        <Pattern name="half" size={4} className="plot-half" />
        <Pattern name="dots" size={4}>
          <circle cx="1" cy="1" r=".55" />
          <circle cx="3" cy="3" r=".55" />
        </Pattern>
        <Pattern name="light" size={4} className="plot-light" />
        <Pattern name="lines" size={3}>
          <path d="M0 1h3" />
        </Pattern>
        <Pattern name="cross" size={6}>
          <path d="M0 0l6 6M6 0l-6 6" />
        </Pattern>
      </defs>
    </svg>
  );
}

type PatternProps = {
  name: (typeof PATTERNS)[number];
  size: number;
  className?: string;
  children?: ReactNode;
};

function Pattern({ name, size, className, children }: PatternProps) {
  return (
    <pattern id={`plot-${name}`} width={size} height={size} patternUnits="userSpaceOnUse">
      <rect width={size} height={size} className={className ?? "plot-ground"} />
      <g className="plot-strokes">{children}</g>
    </pattern>
  );
}
