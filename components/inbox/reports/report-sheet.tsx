import type { Report } from "#db/reports/read-report.ts";
import { companyTime } from "#lib/time/company-time.ts";
import { filterWords, periodWords } from "#lib/reports/report-words.ts";
import type { ReportView } from "#lib/reports/report-view.ts";
import { ArrivalsChart } from "./arrivals-chart.tsx";
import { BudgetsChart } from "./budgets-chart.tsx";
import { FunnelChart } from "./funnel-chart.tsx";
import { OpenWorkChart } from "./open-work-chart.tsx";
import { Patterns } from "./patterns.tsx";
import { ProductsChart } from "./products-chart.tsx";
import { QuoteTimesChart } from "./quote-times-chart.tsx";
import { VisitsChart } from "./visits-chart.tsx";
import { Totals } from "./totals.tsx";

export function ReportSheet({ report, view }: { report: Report; view: ReportView }) {
  // The displayed report's period, also while the next one loads.
  const shown = { filter: view.filter, period: report.period };
  return (
    <>
      <Patterns />
      <p className="text-small text-quiet">
        {report.period.weeks} weeks, {periodWords(report.period)}
        {report.period.last === report.period.current && ", including the current week"}.{" "}
        {filterWords(view.filter).join(". ")}.{" "}
        <span className="whitespace-nowrap">As of {companyTime(new Date(report.at))}.</span>
      </p>
      <Totals report={report} />
      <div className="figures-grid grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-2 xl:grid-cols-12">
        <ArrivalsChart report={report} view={shown} />
        <QuoteTimesChart report={report} view={shown} />
        <FunnelChart report={report} view={shown} />
        <OpenWorkChart report={report} view={shown} />
        <ProductsChart report={report} view={shown} />
        <BudgetsChart report={report} view={shown} />
        <VisitsChart report={report} />
      </div>
    </>
  );
}
