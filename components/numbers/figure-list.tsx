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
    <dl className={`figure-list ${className} ${figures.length > 4 ? "" : "print:grid-cols-4!"}`}>
      {figures.map(({ value, label, description }) => (
        <div key={label}>
          <dt>
            {label}
            {description && <span>{description}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
