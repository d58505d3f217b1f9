import { statusesOf } from "#lib/reports/report-filter.ts";
import { funnelOf, type FunnelStep } from "#lib/reports/funnel.ts";
import { percent, plural } from "#lib/reports/report-words.ts";
import { DISMISSED } from "#lib/quote-requests/quote-request-status.ts";
import { BarPlot } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { listOf, type ChartProps } from "./chart-props.ts";

export function FunnelChart({ report, view }: ChartProps) {
  const steps = funnelOf(report.outcomes);
  const [received, , quoted, won] = steps;
  const all = received?.count ?? 0;
  const before = (index: number) => steps[index === 4 ? 2 : index - 1]?.count ?? 0;
  const hrefOf = ({ step, statuses }: FunnelStep) => {
    const shown = statusesOf(view.filter);
    const status = shown.filter(
      (each) => statuses.includes(each) || (step === "Received" && each === DISMISSED.at(-1)),
    );
    return status.length > 0 ? listOf(view, { status }) : undefined;
  };
  return (
    <ChartFrame
      title="From request to order"
      className="xl:col-span-6"
      finding={
        all === 0
          ? "No request came in these weeks."
          : `Of ${plural(all, "request")} ${percent(quoted?.count ?? 0, all)} were quoted, and ${percent(won?.count ?? 0, quoted?.count ?? 0)} of those won so far: ${(won?.count ?? 0).toLocaleString("en")}.`
      }
      definition="How far what came in these weeks has come by now; spam is left out. What was archived counts by the status that it had before, which the list cannot tell: from In review on, it shows what is not archived. Lost is a share of what was quoted."
      isEmpty={all === 0}
      table={{
        columns: ["Step", "Requests", "Of the step before", "Of all", "In the list"],
        rows: steps.map((step, index) => [
          { text: step.step },
          { text: String(step.count) },
          { text: index === 0 ? "–" : percent(step.count, before(index)) },
          { text: percent(step.count, all) },
          index === 0
            ? { text: String(step.count), href: hrefOf(step) }
            : {
                text: String(step.count - step.archived),
                href: hrefOf(step),
                note: step.archived > 0 ? `+ ${step.archived} archived` : undefined,
              },
        ]),
      }}
    >
      <BarPlot
        most={all}
        items={steps.map((step, index) => ({
          label: step.step,
          value: step.count,
          says:
            index === 0
              ? step.count.toLocaleString("en")
              : `${step.count.toLocaleString("en")}, ${percent(step.count, before(index))}`,
          href: hrefOf(step),
        }))}
      />
    </ChartFrame>
  );
}
