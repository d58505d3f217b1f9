import { useId, type ReactNode } from "react";
import { cn } from "#lib/styles/class-names.ts";
import { ChartTable, type Table } from "./chart-table.tsx";

type ChartFrameProps = {
  title: string;
  finding: string;
  definition: string;
  table: Table;
  isEmpty?: boolean;
  className?: string;
  children: ReactNode;
};

export function ChartFrame({
  title,
  finding,
  definition,
  table,
  isEmpty = false,
  className,
  children,
}: ChartFrameProps) {
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className={cn("flex min-w-0 flex-col border-t border-ink pt-3", className)}
    >
      <h2 id={id} className="text-xl leading-tight tracking-heading">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-small">{finding}</p>
      {/* Drawn by scripts; without them the sentence and the table remain. */}
      <div aria-hidden className="plot mt-auto noscript:hidden">
        {isEmpty ? <div className="plot-empty">–</div> : children}
      </div>
      <figcaption className="mt-2 mb-3 caption">{definition}</figcaption>
      {!isEmpty && <ChartTable title={title} table={table} />}
    </figure>
  );
}
