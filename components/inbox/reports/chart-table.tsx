import { useState } from "react";
import { Button } from "#components/ui/button.tsx";

/** A number with its link; `note` explains a missing link. */
type Cell = { text: string; href?: string | undefined; note?: string | undefined };
export type Table = { columns: readonly string[]; rows: readonly (readonly Cell[])[] };

export function ChartTable({ title, table }: { title: string; table: Table }) {
  return (
    <details className="figure-table border-t pt-1 print:hidden">
      <summary className="flex min-h-9 cursor-pointer items-center text-label text-quiet hover:text-ink max-lg:min-h-11">
        Table<span className="sr-only"> of {title}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be keyboard accessible */}
      <section aria-label={`${title}, table`} tabIndex={0} className="max-h-96 overflow-auto">
        <table className="w-full text-label tabular">
          <thead className="sticky top-0 bg-paper">
            <tr className="border-b border-ink">
              {table.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-1.5 pl-3 text-right align-bottom first:pl-0 first:text-left"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([head, ...cells]) => (
              <tr key={head?.text} className="border-b">
                <th scope="row" className="py-1.5 pr-3 text-left">
                  {head && <Value cell={head} />}
                </th>
                {cells.map((cell, column) => (
                  <td key={table.columns[column + 1]} className="py-1.5 pl-3 text-right">
                    <Value cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CopyButton title={title} table={table} />
    </details>
  );
}

function Value({ cell: { text, href, note } }: { cell: Cell }) {
  const words = (
    <>
      {text}
      {note && <span className="ml-1 text-quiet">{note}</span>}
    </>
  );
  if (href === undefined) return words;
  return (
    <a
      href={href}
      className="underline decoration-hairline underline-offset-2 hover:decoration-ink"
    >
      {words}
    </a>
  );
}

/** Copies the table as tab-separated text, which spreadsheets paste as cells. */
function CopyButton({ title, table }: { title: string; table: Table }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    const lines = [table.columns, ...table.rows.map((row) => row.map(({ text }) => text))];
    try {
      await navigator.clipboard.writeText(lines.map((line) => line.join("\t")).join("\n"));
      setSaid("Copied");
    } catch {
      setSaid("The browser did not allow it: select the table instead.");
    }
  };
  return (
    <p className="mt-2 flex items-center gap-3 text-label text-quiet noscript:hidden">
      <Button variant="outline" size="sm" className="max-lg:h-11" onClick={() => void copy()}>
        Copy<span className="sr-only"> the table of {title}</span>
      </Button>
      <output>{said}</output>
    </p>
  );
}
