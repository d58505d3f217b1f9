import type { Figures } from "#db/reports/read-report.ts";
import { companyTime } from "#lib/time/company-time.ts";
import { filterWords, periodWords } from "#lib/reports/report-words.ts";
import type { FiguresView } from "#lib/reports/report-view.ts";
import { ArrivalsFigure } from "./arrivals-chart.tsx";
import { BudgetsFigure } from "./budgets-chart.tsx";
import { FunnelFigure } from "./funnel-chart.tsx";
import { OpenWorkFigure } from "./open-work-chart.tsx";
import { Patterns } from "./patterns.tsx";
import { ProductsFigure } from "./products-chart.tsx";
import { QuoteTimesFigure } from "./quote-times-chart.tsx";
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
