import { Bar, BarChart, XAxis, YAxis } from "recharts";
import { follow } from "./report-links.ts";
import { patternOf } from "./patterns.tsx";
import { useWidth } from "./use-width.ts";

export type BarItem = {
  label: string;
  value: number;
  says: string;
  href?: string | undefined;
  /** The parts of a stacked bar; they add up to its value. */
  parts?: readonly { value: number; href?: string | undefined }[];
};

const LABEL_SHARE = 0.36;
const LETTER = 6.4;
const ROW_HEIGHT = { screen: 30, paper: 19 } as const;

export function BarPlot({ items, most }: { items: readonly BarItem[]; most?: number }) {
  const { ref, width, isPaper } = useWidth("narrow");
  const rowHeight = ROW_HEIGHT[isPaper ? "paper" : "screen"];
  const longest = Math.max(most ?? 0, 1, ...items.map(({ value }) => value));
  const parts = Math.max(1, ...items.map((item) => item.parts?.length ?? 1));
  const said = Math.max(...items.map(({ says }) => says.length));
  const names = Math.min(160, Math.round(width * LABEL_SHARE));
  const end = 12 + said * 7;
  const room = width - names - end;
  const data = items.map((item) => ({
    ...item,
    ...Object.fromEntries(
      Array.from({ length: parts }, (_, index) => [
        `part${index}`,
        item.parts ? (item.parts[index]?.value ?? 0) : item.value,
      ]),
    ),
  }));
  return (
    <div ref={ref} style={{ height: items.length * rowHeight }}>
      <BarChart
        data={data}
        layout="vertical"
        width={width}
        height={items.length * rowHeight}
        margin={{ top: 0, right: end, bottom: 0, left: 0 }}
        barCategoryGap="26%"
        accessibilityLayer={false}
      >
        <XAxis type="number" hide domain={[0, longest]} />
        <YAxis
          type="category"
          dataKey="label"
          width={names}
          tick={false}
          tickLine={false}
          axisLine={false}
        />
        {Array.from({ length: parts }, (_, index) => (
          <Bar
            key={index}
            dataKey={`part${index}`}
            stackId="bar"
            fill={patternOf(index)}
            className="plot-bar"
            isAnimationActive={false}
            onClick={(_bar, row, event) => follow(hrefOf(items[row], index), event)}
          />
        ))}
        {items.map(({ label, value, says }, row) => {
          const y = (row + 0.5) * rowHeight + 4;
          return (
            <g key={label}>
              <text y={y}>{fit(label, names)}</text>
              <text x={names + (room * value) / longest + 8} y={y}>
                {says}
              </text>
            </g>
          );
        })}
      </BarChart>
    </div>
  );
}

/** Truncates a name to the width; the table has the full name. */
function fit(name: string, width: number): string {
  const letters = Math.floor(width / LETTER);
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}

function hrefOf(item: BarItem | undefined, part: number): string | undefined {
  return item?.parts?.[part]?.href ?? item?.href;
}
