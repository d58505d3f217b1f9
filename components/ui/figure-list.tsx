import type { Figure } from "#content/types.ts";

/** Numbers with their labels, each number above its label and announced after it. */
export function FigureList({
  figures,
  className,
}: {
  figures: readonly Figure[];
  className: string;
}) {
  return (
    <dl className={className}>
      {figures.map(({ value, label, description }) => (
        <div key={label} className="figure-over-label">
          <dt>
            {label}
            {description && <span className="block caption">{description}</span>}
          </dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
