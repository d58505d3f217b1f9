import type { Report } from "#db/reports/read-report.ts";
import { addDays } from "#lib/reports/report-period.ts";
import { listAddress, type ReportView } from "#lib/reports/report-view.ts";
import { withoutListFilters } from "#lib/reports/report-filter.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";

export type ChartProps = { report: Report; view: ReportView };

/** The inbox's URL for this view in one week, or in all its weeks, with `changes` applied. */
export function listOf(
  { filter, period }: ReportView,
  changes: Partial<QuoteRequestFilter>,
  week?: string,
): string {
  const days = {
    from: week ?? period.first,
    to: addDays(week ?? period.last, 6),
  };
  return listAddress({ ...withoutListFilters(filter), ...days, ...changes });
}
