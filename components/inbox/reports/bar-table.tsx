import { useId } from "react";
import { cn } from "#lib/styles/class-names.ts";

type Part = { name: string; count: number };
type BarRow = { label: string; href?: string; parts: readonly Part[] };

type BarTableProps = {
  title: string;
  /** What the numbers say, in a sentence. */
  finding: string;
  /** What is counted. */
  definition?: string;
  /** The rows' heading. */
  head: string;
  /** All have the same parts, which the bar shows side by side and the columns one by one. */
  rows: readonly BarRow[];
  /** How many of the parts, from the first on, the bar shows; the others are numbers only. */
  shown?: number;
};

/** One for each part of a bar, dark to light. */
const TONES = ["bg-ink", "bg-brass", "bg-hairline"];

/** A chart that is its own table: each row has a bar and the numbers that it is drawn from. */
export function BarTable({ title, finding, definition, head, rows, shown }: BarTableProps) {
  const id = useId();
  const names = rows[0]?.parts.map(({ name }) => name) ?? [];
  const drawn = names.slice(0, shown);
  const lengthOf = ({ parts }: BarRow) =>
    parts.slice(0, drawn.length).reduce((sum, { count }) => sum + count, 0);
  const longest = Math.max(1, ...rows.map(lengthOf));
  return (
    <section aria-labelledby={id} className="mt-10 break-inside-avoid border-t border-ink pt-4">
      <h2 id={id} className="font-serif text-xl tracking-heading">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-small">{finding}</p>
      {definition && <p className="mt-1 max-w-prose text-label text-quiet">{definition}</p>}
      {rows.length > 0 && (
        <table className="mt-4 w-full text-label tabular-nums">
          <thead>
            <tr className="border-b align-bottom">
              <th scope="col" className="py-1 text-left">
                {head}
              </th>
              <td aria-hidden className="w-1/2 max-sm:hidden print:table-cell" />
              {names.map((name, index) => (
                <th key={name} scope="col" className="py-1 pl-3 text-right">
                  {index < drawn.length && drawn.length > 1 && (
                    <span
                      aria-hidden
                      className={cn(
                        "mr-1.5 inline-block size-2 [print-color-adjust:exact]",
                        TONES[index],
                      )}
                    />
                  )}
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className="border-b border-hairline">
                <th scope="row" className="py-1 pr-3 text-left wrap-anywhere">
                  {row.href ? (
                    <a
                      href={row.href}
                      className="underline decoration-hairline underline-offset-2 hover:decoration-ink"
                    >
                      {row.label}
                    </a>
                  ) : (
                    row.label
                  )}
                </th>
                <td aria-hidden className="max-sm:hidden print:table-cell">
                  <div className="flex h-3">
                    {row.parts.slice(0, drawn.length).map(({ name, count }, index) => (
                      <div
                        key={name}
                        className={cn("[print-color-adjust:exact]", TONES[index])}
                        style={{ width: `${(100 * count) / longest}%` }}
                      />
                    ))}
                  </div>
                </td>
                {row.parts.map(({ name, count }) => (
                  <td key={name} className="py-1 pl-3 text-right">
                    {count.toLocaleString("en")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
