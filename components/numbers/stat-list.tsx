import type { CSSProperties } from "react";
import type { Stat } from "#content/record-types.ts";
import { withoutIsolates } from "#lib/languages/words.ts";
import { unbroken } from "./unbroken.tsx";

type StatListProps = { stats: readonly Stat[]; className: string };

/** Each number is displayed above its label but announced after it. */
export function StatList({ stats, className }: StatListProps) {
  return (
    <dl className={`stat-list ${className} ${stats.length > 4 ? "" : "print:grid-cols-4!"}`}>
      {stats.map(({ value, label, description }) => (
        <div key={label}>
          <dt>
            {label}
            {description && <span>{unbroken(description)}</span>}
          </dt>
          <dd style={lengthOf(value)}>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number this long may overflow its column, so it is set smaller. */
const LONG = 8;

function lengthOf(value: string): CSSProperties | undefined {
  const { length } = withoutIsolates(value);
  return length < LONG ? undefined : ({ "--length": length } as CSSProperties);
}
