import { mondaysOf } from "#lib/reports/report-period.ts";
import { longDayOf, plural, shortDayOf } from "#lib/reports/report-words.ts";
import { FACETS } from "#lib/quote-requests/facets.ts";
import { labelOf } from "#lib/quote-requests/value-labels.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { listOf, type ChartProps } from "./chart-props.ts";
import { WeekPlot } from "./week-chart.tsx";

export function ArrivalsChart({ report: { arrivals, period }, view }: ChartProps) {
  const projects = FACETS.project.values.filter((project) =>
    arrivals.some((each) => each.project === project),
  );
  const weeks = mondaysOf(period).map((week) => {
    const ofWeek = arrivals.filter((each) => each.week === week);
    const values = projects.map(
      (project) => ofWeek.find((each) => each.project === project)?.count ?? 0,
    );
    return {
      week,
      values,
      total: values.reduce((sum, count) => sum + count, 0),
      hrefs: projects.map((project) => listOf(view, { project: [project] }, week)),
    };
  });
  const total = weeks.reduce((sum, week) => sum + week.total, 0);
  const most = weeks.reduce((best, week) => (week.total > best.total ? week : best));
  const [favorite] = projects
    .map((project, index) => ({
      project,
      count: weeks.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
    }))
    .toSorted((one, other) => other.count - one.count);
  const finding =
    favorite === undefined
      ? "No request came in these weeks."
      : `${plural(total, "request")} came, ${most.total.toLocaleString("en")} of them in the week from ${longDayOf(most.week)}, the busiest. ${labelOf(favorite.project)} comes first with ${favorite.count.toLocaleString("en")}.`;
  const isCurrent = period.last === period.current;
  return (
    <ChartFrame
      title="Requests a week"
      className="figure-wide md:col-span-2 xl:col-span-12"
      finding={finding}
      definition={`Requests by the day on which they came and the project that they are for; weeks begin on Monday at the export desk.${isCurrent ? " The last week is not over." : ""}`}
      isEmpty={total === 0}
      table={{
        columns: ["Week from", "All", ...projects.map(labelOf)],
        rows: weeks.map(({ week, values, hrefs, total: all }) => [
          { text: shortDayOf(week), note: week === period.current ? "so far" : undefined },
          { text: String(all), href: listOf(view, {}, week) },
          ...values.map((value, index) => ({ text: String(value), href: hrefs[index] })),
        ]),
      }}
    >
      <WeekPlot
        weeks={weeks}
        series={projects.map(labelOf)}
        current={isCurrent ? period.current : undefined}
      />
    </ChartFrame>
  );
}
