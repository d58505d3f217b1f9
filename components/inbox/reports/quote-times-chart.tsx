import { QUOTE_HOURS } from "#content/claims.ts";
import type { QuoteTimes } from "#db/reports/quote-times.ts";
import { statusesOf } from "#lib/reports/report-filter.ts";
import { mondaysOf } from "#lib/reports/report-period.ts";
import { percent, plural, shortDayOf } from "#lib/reports/report-words.ts";
import { WAITING } from "#lib/quote-requests/quote-request-status.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { listOf, type ChartProps } from "./chart-props.ts";
import { QuoteTimePlot } from "./quote-time-plot.tsx";

export function QuoteTimesChart({ report, view }: ChartProps) {
  const { arrivals, quoteTimes, waiting, period } = report;
  const weeks = mondaysOf(period).map((week) => ({
    week,
    times: quoteTimes.find((each) => each.week === week),
    waits: waiting.find((each) => each.week === week)?.count ?? 0,
    received: arrivals
      .filter((each) => each.week === week)
      .reduce((sum, { count }) => sum + count, 0),
    href: listOf(view, {}, week),
  }));
  const total = quoteTimes.find(({ week }) => week === null);
  const waits = weeks.reduce((sum, week) => sum + week.waits, 0);
  const status = statusesOf(view.filter).filter((each) => WAITING.includes(each));
  return (
    <ChartFrame
      title="Time to a quote"
      className="figure-wide md:col-span-2 xl:col-span-12"
      finding={[
        total ? findingOf(total) : "Nothing that came in these weeks was quoted yet.",
        waits > 0
          ? `${plural(waits, "request")} of these weeks still ${waits === 1 ? "waits" : "wait"}.`
          : "",
      ]
        .join(" ")
        .trim()}
      definition={`Hours begun between a request’s arrival and its quote, by the week of its arrival. The lines are the promised ${QUOTE_HOURS.first} and ${QUOTE_HOURS.last} hours. Weekends count here and not in the promise, so that a quote over a weekend looks later than it was. Whatever still waits is not in it, so that recent weeks may become slower. Select a week to open its requests.`}
      isEmpty={!total}
      table={{
        columns: [
          "Week from",
          "Received",
          "Quoted",
          `Within ${QUOTE_HOURS.first} h`,
          `Within ${QUOTE_HOURS.last} h`,
          "Half within",
          "Nine in ten within",
          "Still waiting",
        ],
        rows: [
          ...weeks.map(({ week, times, waits: wait, received, href }) => [
            { text: shortDayOf(week), note: week === period.current ? "so far" : undefined },
            { text: String(received), href },
            ...cellsOf(times),
            {
              text: String(wait),
              href: status.length > 0 ? listOf(view, { status }, week) : undefined,
            },
          ]),
          [
            { text: "All" },
            {
              text: String(weeks.reduce((sum, { received }) => sum + received, 0)),
              href: listOf(view, {}),
            },
            ...cellsOf(total),
            { text: String(waits), href: status.length > 0 ? listOf(view, { status }) : undefined },
          ],
        ],
      }}
    >
      <QuoteTimePlot
        weeks={weeks.map(({ week, times, href }) => ({
          week,
          href,
          ...(times && { median: times.median, ninth: times.ninth }),
        }))}
      />
    </ChartFrame>
  );
}

function findingOf({ quoted, inTime, median, ninth }: QuoteTimes): string {
  const over = ninth - QUOTE_HOURS.last;
  const against = over > 0 ? `${over.toLocaleString("en")} over the promise` : "as promised";
  return `Half of all quotes went out within ${plural(median, "hour")}; nine in ten within ${ninth.toLocaleString("en")}, ${against}. ${inTime.toLocaleString("en")} of ${quoted.toLocaleString("en")} were in time (${percent(inTime, quoted)}).`;
}

function cellsOf(times: QuoteTimes | undefined) {
  return [
    { text: String(times?.quoted ?? 0) },
    { text: String(times?.early ?? 0) },
    { text: String(times?.inTime ?? 0) },
    { text: times ? `${times.median} h` : "–" },
    { text: times ? `${times.ninth} h` : "–" },
  ];
}
