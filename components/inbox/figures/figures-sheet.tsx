import type { Figures } from "#db/figures/read.ts";
import { companyTime } from "#lib/company-time.ts";
import { filterWords, periodWords } from "#lib/figures/words.ts";
import type { FiguresView } from "#lib/figures/view.ts";
import { ArrivalsFigure } from "./arrivals-figure.tsx";
import { BudgetsFigure } from "./budgets-figure.tsx";
import { FunnelFigure } from "./funnel-figure.tsx";
import { OpenWorkFigure } from "./open-work-figure.tsx";
import { Patterns } from "./patterns.tsx";
import { ProductsFigure } from "./products-figure.tsx";
import { QuoteTimesFigure } from "./quote-times-figure.tsx";
import { Totals } from "./totals.tsx";

/** The figures of a view as one sheet, on the screen and on paper. */
export function FiguresSheet({ figures, view }: { figures: Figures; view: FiguresView }) {
  // What is shown, also while the next view is on its way.
  const shown = { filter: view.filter, period: figures.period };
  return (
    <>
      <Patterns />
      <p className="text-small text-quiet">
        {figures.period.weeks} weeks, {periodWords(figures.period)}
        {figures.period.last === figures.period.current && ", the last one not over"}.{" "}
        {filterWords(view.filter).join(". ")}.{" "}
        <span className="whitespace-nowrap">As of {companyTime(new Date(figures.at))}.</span>
      </p>
      <Totals figures={figures} />
      <div className="figures-grid grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-2 xl:grid-cols-12">
        <ArrivalsFigure figures={figures} view={shown} />
        <QuoteTimesFigure figures={figures} view={shown} />
        <FunnelFigure figures={figures} view={shown} />
        <OpenWorkFigure figures={figures} view={shown} />
        <ProductsFigure figures={figures} view={shown} />
        <BudgetsFigure figures={figures} view={shown} />
      </div>
    </>
  );
}
