import type { CSSProperties } from "react";
import type { Figure } from "#content/record-types.ts";

/** Numbers with their labels, each number above its label and announced after it. */
export function StatList({
  figures,
  className,
}: {
  figures: readonly Figure[];
  className: string;
}) {
  return (
    <dl className={`figure-list ${className} ${figures.length > 4 ? "" : "print:grid-cols-4!"}`}>
      {figures.map(({ value, label, description }) => (
        <div key={label}>
          <dt>
            {label}
            {description && <span>{description}</span>}
          </dt>
          <dd style={lengthOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** From so many characters on a figure may be wider than its column: it is set smaller then, never on two lines. */
const LONG = 8;

function lengthOf(value: string): CSSProperties | undefined {
  const { length } = value.replaceAll("\u2060", "");
  return length < LONG ? undefined : ({ "--length": length } as CSSProperties);
}
