import { percent, plural } from "#lib/reports/report-words.ts";
import { FACETS } from "#lib/quote-requests/facets.ts";
import { labelOf } from "#lib/quote-requests/value-labels.ts";
import { BarPlot } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { listOf, type ChartProps } from "./chart-props.ts";

export function BudgetsChart({ report, view }: ChartProps) {
  const countOf = (budget: string) =>
    report.budgets.find((each) => each.budget === budget)?.count ?? 0;
  const named = FACETS.budget.values.map((budget) => ({
    label: labelOf(budget),
    count: countOf(budget),
    href: listOf(view, { budget: [budget] }),
  }));
  const total = report.budgets.reduce((sum, { count }) => sum + count, 0);
  const open = countOf("");
  const said = total - open;
  const most = named.reduce((best, each) => (each.count > best.count ? each : best));
  const budgets = [...named, { label: "Not said", count: open, href: undefined }];
  return (
    <ChartFrame
      title="Budget ranges"
      className="xl:col-span-6"
      finding={
        total === 0
          ? "No request came in these weeks."
          : said === 0
            ? "No request of these weeks names a budget."
            : `${percent(said, total)} of ${plural(total, "request")} name a budget, most often: ${most.label} (${most.count.toLocaleString("en")}).`
      }
      definition="The range that the buyer chose; shares are of all requests. The list has no filter for budgets that were not said."
      isEmpty={total === 0}
      table={{
        columns: ["Budget", "Requests", "Share"],
        rows: budgets.map(({ label, count, href }) => [
          { text: label },
          { text: String(count), href },
          { text: percent(count, total) },
        ]),
      }}
    >
      <BarPlot
        items={budgets.map(({ label, count, href }) => ({
          label,
          value: count,
          says: count.toLocaleString("en"),
          href,
        }))}
      />
    </ChartFrame>
  );
}
