import type { Report } from "#db/reports/read-report.ts";
import { addDays } from "#lib/reports/report-period.ts";
import { listAddress, type ReportView } from "#lib/reports/report-view.ts";
import { withoutListFilters } from "#lib/reports/report-filter.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";

/** What each figure is made of. */
export type ChartProps = { report: Report; view: ReportView };

/** The list of what the view shows of a week, or of all its weeks, with something else chosen besides. */
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
