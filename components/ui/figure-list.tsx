import type { Figure } from "@/content/types";

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
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-t border-hairline pt-3"
        >
          <dt>
            {label}
            {description && <span className="block text-label text-quiet">{description}</span>}
          </dt>
          <dd className="font-serif text-figure tabular-nums lining-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
