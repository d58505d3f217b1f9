import type { ReactNode } from "react";

type CompactFactsProps = {
  facts: readonly { label: string; value: ReactNode }[];
  className: string;
};

export function CompactFacts({ facts, className }: CompactFactsProps) {
  return (
    <dl className={`compact-facts ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
