import { AGES, daysOfAge } from "#lib/reports/waiting-ages.ts";
import { statusesOf, withoutListFilters } from "#lib/reports/report-filter.ts";
import { assigneeLabel, longDayOf, plural } from "#lib/reports/report-words.ts";
import { listAddress } from "#lib/reports/report-view.ts";
import { UNASSIGNED } from "#lib/quote-requests/quote-request-filter.ts";
import { WAITING } from "#lib/quote-requests/quote-request-status.ts";
import { BarPlot } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartProps } from "./chart-props.ts";
import { patternOf } from "./patterns.tsx";

// Fits the printed page; the table has all rows.
const DRAWN = 7;

export function OpenWorkChart({ report: { openWork, at }, view }: ChartProps) {
  const status = statusesOf(view.filter).filter((each) => WAITING.includes(each));
  const filter = { ...withoutListFilters(view.filter), status };
  const now = new Date(at);
  const people = openWork.map(({ assignee, counts, onDays }) => {
    const own = { ...filter, assignee: assignee ?? UNASSIGNED };
    return {
      label: assigneeLabel(assignee),
      total: counts.reduce((sum, count) => sum + count, 0),
      counts,
      onDays,
      href: listAddress(own),
      hrefs: AGES.map((age) => listAddress({ ...own, ...daysOfAge(age, now) })),
    };
  });
  const total = people.reduce((sum, operator) => sum + operator.total, 0);
  const late = people.reduce(
    (sum, { counts }) => sum + counts.slice(2).reduce((part, count) => part + count, 0),
    0,
  );
  const nobodys = openWork[0]?.assignee === null ? (people[0]?.total ?? 0) : 0;
  return (
    <ChartFrame
      title="Open work"
      className="xl:col-span-6"
      finding={
        total === 0
          ? "Nothing of what is shown waits for a quote."
          : `${plural(total, "request")} ${total === 1 ? "waits" : "wait"} for a quote, ${late.toLocaleString("en")} of them beyond the promise; ${nobodys.toLocaleString("en")} unassigned.`
      }
      definition={`All that is pending or in review now, whenever it came. The list knows days and no hours: a number of an age opens the days of that age, with as many as stand behind it where they differ. Promised hours count on staffed days: under ${AGES[0].to} h is since ${longDayOf(daysOfAge(AGES[0], now).from ?? at)}.`}
      isEmpty={total === 0}
      table={{
        columns: ["With", "All", ...AGES.map(({ label }) => label)],
        rows: people.map(({ label, total: all, counts, onDays, href, hrefs }) => [
          { text: label },
          { text: String(all), href },
          ...counts.map((count, index) => ({
            text: String(count),
            href: hrefs[index],
            note: onDays[index] === count ? undefined : `(list: ${onDays[index] ?? 0})`,
          })),
        ]),
      }}
    >
      <p className="mb-1 flex flex-wrap gap-x-4 gap-y-1">
        {AGES.map(({ label }, index) => (
          <span key={label} className="flex items-center gap-1.5 whitespace-nowrap">
            <svg width="10" height="10" className="plot-name">
              <rect width="10" height="10" fill={patternOf(index)} />
            </svg>
            {label}
          </span>
        ))}
      </p>
      <BarPlot
        items={people.slice(0, DRAWN).map(({ label, total: all, counts, href, hrefs }) => ({
          label,
          value: all,
          says: all.toLocaleString("en"),
          href,
          parts: counts.map((value, index) => ({ value, href: hrefs[index] })),
        }))}
      />
    </ChartFrame>
  );
}
