import { ComposedChart, Line, ReferenceLine, XAxis, YAxis } from "recharts";
import { QUOTE_HOURS } from "#content/claims.ts";
import { shortDayOf } from "#lib/reports/report-words.ts";
import { follow } from "./report-links.ts";
import { useWidth } from "./use-width.ts";

/** In hours; undefined if nothing was quoted. `ninth` is the 90th percentile. */
export type WeekHours = { week: string; median?: number; ninth?: number; href: string };

const HEIGHT = { screen: 260, paper: 120 } as const;
const TOP = 14;
const AXIS = 24;
const NAMES = 92;

/** Hours to quote by week: a dot is the median, a cross the 90th percentile. */
export function QuoteTimePlot({ weeks }: { weeks: readonly WeekHours[] }) {
  const { ref, width, isPaper } = useWidth("wide");
  const height = HEIGHT[isPaper ? "paper" : "screen"];
  const longest = Math.max(QUOTE_HOURS.last, ...weeks.map(({ ninth = 0 }) => ninth));
  const top = Math.ceil(longest * 1.08);
  const lastOf = (name: "median" | "ninth") =>
    weeks.findLast((week) => week[name] !== undefined)?.[name] ?? 0;
  const yOf = (hours: number) => height - AXIS - ((height - AXIS - TOP) * hours) / top;
  const names = [
    { name: "nine in ten", y: yOf(lastOf("ninth")) },
    { name: "half", y: yOf(lastOf("median")) },
  ];
  return (
    <div ref={ref} style={{ height }}>
      <ComposedChart
        data={[...weeks]}
        width={width}
        height={height}
        margin={{ top: TOP, right: NAMES, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        onClick={({ activeIndex }, event) => follow(weeks[Number(activeIndex)]?.href, event)}
        className="plot-pressable"
      >
        <XAxis
          dataKey="week"
          height={AXIS}
          tickFormatter={shortDayOf}
          tickLine={false}
          interval="equidistantPreserveStart"
          minTickGap={14}
          padding={{ left: 12, right: 12 }}
        />
        <YAxis
          width={36}
          domain={[0, top]}
          ticks={[0, QUOTE_HOURS.first, QUOTE_HOURS.last]}
          tickFormatter={(hours: number) => (hours === 0 ? "0" : `${hours} h`)}
          tickLine={false}
          axisLine={false}
        />
        <ReferenceLine y={QUOTE_HOURS.first} className="plot-promise" />
        <ReferenceLine y={QUOTE_HOURS.last} className="plot-promise plot-promise-last" />
        <Line
          dataKey="ninth"
          className="plot-line plot-line-dashed"
          stroke="currentcolor"
          dot={{ r: 2.5, className: "plot-dot-open" }}
          activeDot={false}
          isAnimationActive={false}
          connectNulls={false}
        />
        <Line
          dataKey="median"
          className="plot-line"
          stroke="currentcolor"
          dot={{ r: 3, className: "plot-dot" }}
          activeDot={false}
          isAnimationActive={false}
          connectNulls={false}
        />
        {names.map(({ name, y }, index) => (
          <text
            key={name}
            x={width - NAMES + 8}
            y={apart(y, names[1 - index]?.y ?? y, index === 0)}
            className="plot-text"
          >
            {name}
          </text>
        ))}
      </ComposedChart>
    </div>
  );
}

/** Moves a label so that it does not overlap the other one. */
function apart(own: number, other: number, isUpper: boolean): number {
  const missing = Math.max(0, 16 - Math.abs(own - other)) / 2;
  return own + 4 + (isUpper ? -missing : missing);
}
