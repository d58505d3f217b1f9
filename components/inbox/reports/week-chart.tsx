import { Bar, BarChart, ReferenceArea, XAxis, YAxis } from "recharts";
import { shortDayOf } from "#lib/reports/report-words.ts";
import { follow } from "./report-links.ts";
import { patternOf } from "./patterns.tsx";
import { spread } from "./spread-labels.ts";
import { useWidth } from "./use-width.ts";

/** One value and one link per series. */
type WeekStack = { week: string; values: readonly number[]; hrefs: readonly string[] };

type WeekPlotProps = {
  weeks: readonly WeekStack[];
  series: readonly string[];
  /** The Monday of the current week, if it is in range. */
  current: string | undefined;
};

const HEIGHT = { screen: 300, paper: 160 } as const;
const TOP = 18;
const AXIS = 24;
const LINE = 16;

/** Stacked columns by week; the series' labels stand beside the last column. */
export function WeekPlot({ weeks, series, current }: WeekPlotProps) {
  const { ref, width, isPaper } = useWidth("wide");
  const height = HEIGHT[isPaper ? "paper" : "screen"];
  const base = height - AXIS;
  const isNarrow = width < 480;
  const labelWidth = isNarrow ? 104 : 176;
  const totals = weeks.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const top = niceTop(Math.max(1, ...totals));
  const data = weeks.map(({ week, values }) => ({
    week,
    ...Object.fromEntries(values.map((value, index) => [`part${index}`, value])),
  }));
  const last = weeks.at(-1)?.values ?? [];
  const yOf = (value: number) => base - ((base - TOP) * value) / top;
  const ends = last.map((value, index) =>
    yOf(last.slice(0, index).reduce((sum, each) => sum + each, 0) + value / 2),
  );
  const places = spread(ends.toReversed(), isNarrow ? 2 * LINE : LINE, TOP, base - 8).toReversed();
  const right = width - labelWidth;
  return (
    <div ref={ref} style={{ height }}>
      <BarChart
        data={data}
        width={width}
        height={height}
        margin={{ top: TOP, right: labelWidth, bottom: 0, left: 0 }}
        barCategoryGap={weeks.length > 26 ? "12%" : "22%"}
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="week"
          height={AXIS}
          tickFormatter={shortDayOf}
          tickLine={false}
          interval="equidistantPreserveStart"
          minTickGap={14}
        />
        <YAxis
          width={36}
          domain={[0, top]}
          ticks={[0, top / 2, top].filter(Number.isInteger)}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => value.toLocaleString("en")}
        />
        {series.map((name, index) => (
          <Bar
            key={name}
            dataKey={`part${index}`}
            stackId="week"
            fill={patternOf(index)}
            className="plot-bar"
            isAnimationActive={false}
            onClick={(_bar, row, event) => follow(weeks[row]?.hrefs[index], event)}
          />
        ))}
        {current && (
          <ReferenceArea
            x1={current}
            x2={current}
            className="plot-current"
            label={{ value: "so far", position: "top" }}
          />
        )}
        {series.map((name, index) => {
          const y = places[index] ?? 0;
          return (
            <g key={name} className="plot-name">
              <path d={`M${right + 2} ${ends[index] ?? y}L${right + 14} ${y}`} />
              <rect x={right + 16} y={y - 5} width="10" height="10" fill={patternOf(index)} />
              {linesOf(name, isNarrow).map((line, row, { length }) => (
                <text key={line} x={right + 31} y={y + 4 + (row - (length - 1) / 2) * 13}>
                  {line}
                </text>
              ))}
            </g>
          );
        })}
      </BarChart>
    </div>
  );
}

/** Wraps a name into two lines if it is narrow. */
function linesOf(name: string, isNarrow: boolean): string[] {
  const words = name.split(" ");
  if (!isNarrow || words.length === 1) return [name];
  const first = words.length > 2 && words[1] !== "or" ? 2 : 1;
  return [words.slice(0, first).join(" "), words.slice(first).join(" ")];
}

/** The next round number. */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 5, 6, 8, 10].find((each) => each * power >= most) ?? 10;
  return step * power < 2 ? 2 : step * power;
}
