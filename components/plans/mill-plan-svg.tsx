import "./drawing.css";
import { millPlan } from "#content/plans/mill-plan.ts";
import type { Box, MillRecord } from "#content/plans/plan-types.ts";
import { metersAndFeet, squareFeet, squareMeters } from "#lib/plans/units.ts";
import { DimensionLine } from "./dimension-line.tsx";
import { PlanFrame, round } from "./plan-frame.tsx";
import { PlanKey } from "./plan-key.tsx";
import { t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

const record: MillRecord = millPlan;

/** One unit is a meter. */
const UNIT_MM = 1_000;
const SCALE = 1_000;
const MM2_PER_M2 = 1_000_000;
const RADIUS = 2.4;
/** From an area's corner to the middle of its number. */
const INSET = 3_800;
const LOG = { length: 5.2, pitch: 1.1 };
/** Rows of logs, on both sides of the loader's way. */
const LOG_ROWS = [
  { from: 4, rows: 14 },
  { from: 27.5, rows: 5 },
];

const units = (length: number) => length / UNIT_MM;
const [width, depth] = [units(record.site.width), units(record.site.depth)];
const boxPath = ({ x, y, width: across, depth: down }: Box) =>
  `M${units(x)} ${units(y)}h${units(across)}v${units(down)}h${-units(across)}z`;
const pathOf = (use: MillRecord["areas"][number]["use"]) =>
  record.areas
    .filter((area) => area.use === use)
    .map(boxPath)
    .join("");

export function MillPlan({ words }: { words: Words }) {
  const say = (text: string) => translate(text, words);
  const { areas } = translate(record, words);
  return (
    <PlanFrame
      id="mill"
      words={words}
      title={t(words, "Plan of the mill")}
      description={t(
        words,
        "A site of {width} by {depth}. Logs arrive in the west and go east through {out}; then back west through {back}, to the road. The numbers are those of the list.",
        {
          width: say(metersAndFeet(record.site.width)),
          depth: say(metersAndFeet(record.site.depth)),
          out: areas
            .slice(0, 4)
            .map(({ name }) => name)
            .join(", "),
          back: areas
            .slice(4, 10)
            .map(({ name }) => name)
            .join(", "),
        },
      )}
      block={[
        t(words, "1:{scale} on A4", { scale: say("1,000") }),
        t(words, "Areas of halls and yards"),
      ]}
      view={[-10, -12, width + 12, depth + 22]}
      paperMm={UNIT_MM / SCALE}
      fontSize={2.8}
      isWide
      legend={
        <PlanKey
          words={words}
          keys={record.areas.map((area) => {
            const { code, name, href, detail } = area;
            const size = (area.width * area.depth) / MM2_PER_M2;
            return {
              code,
              name,
              href,
              detail,
              amount: `${squareMeters(size).replace(/\.0$/, "")} m²`,
              otherAmount: `${squareFeet(size)} sq ft`,
            };
          })}
        />
      }
    >
      <path d={`M0 0H${width}V${depth}H0z`} className="hair axis" />
      <path d={pathOf("yard")} className="hair" />
      <path d={pathOf("hall") + pathOf("kilns")} className="clear line" />
      <Flow />
      <path
        d={record.areas.flatMap(({ machines = [] }) => machines.map(boxPath)).join("")}
        className="clear line hair"
      />
      <Logs />
      <Boards />
      <g textAnchor="middle">
        {record.areas.map(({ code, x, y, tag = [x + INSET, y + INSET] }) => (
          <g key={code} transform={`translate(${units(tag[0])} ${units(tag[1])})`}>
            <circle r={RADIUS} className="clear line" />
            <text y={1} className="strong">
              {code}
            </text>
          </g>
        ))}
      </g>
      <DimensionLine
        at={[0, width]}
        on={-4}
        from={-1}
        tick={0.9}
        say={(length) => say(metersAndFeet(length * UNIT_MM))}
      />
      <DimensionLine
        at={[0, depth]}
        on={-4}
        from={-1}
        tick={0.9}
        isUpright
        say={(length) => say(metersAndFeet(length * UNIT_MM))}
      />
      <ScaleBar />
      <NorthArrow />
    </PlanFrame>
  );
}

/** Logs lie across the yard, away from the way of the loader. */
function Logs() {
  const [yard] = record.areas;
  if (!yard) return null;
  const piles = [0, 1, 2, 3].flatMap((pile) =>
    LOG_ROWS.flatMap(({ from, rows }) =>
      Array.from({ length: rows }, (_, row) => {
        const x = units(yard.x) + 8 + pile * (LOG.length + 1.8);
        const y = units(yard.y) + from + row * LOG.pitch;
        return `M${round(x)} ${round(y)}h${LOG.length}`;
      }),
    ),
  );
  return <path d={piles.join("")} className="hair" />;
}

/** What stands in each kiln chamber. */
function Boards() {
  const chambers = record.areas.find(({ use }) => use === "kilns")?.machines ?? [];
  // The first is empty: the number stands in it.
  const stacks = chambers
    .slice(1)
    .map(({ x, y }) => `M${units(x) + 1.5} ${units(y) + 1.5}h5v4h-5zm0 1h5m-5 1h5m-5 1h5`);
  return <path d={stacks.join("")} className="hair" />;
}

/** A line with an arrow at the middle of each of its longer parts. */
function Flow() {
  const points = record.flow.map(([x, y]) => [units(x), units(y)] as const);
  const arrows = points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    if (length < 16) return [];
    const [along, down] = [(x - fromX) / length, (y - fromY) / length];
    const count = Math.max(1, Math.round(length / 40));
    return Array.from({ length: count }, (_, place) => {
      const share = (place + 0.5) / count;
      const [tipX, tipY] = [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
      const at = (back: number, side: number) =>
        `${round(tipX - along * back - down * side)} ${round(tipY - down * back + along * side)}`;
      return `M${at(0, 0)}L${at(2.4, 0.9)} ${at(2.4, -0.9)}z`;
    });
  });
  return (
    <>
      <path d={`M${points.map((point) => point.join(" ")).join("L")}`} className="cut" />
      <path d={arrows.join("")} className="poche" />
    </>
  );
}

function ScaleBar() {
  const y = depth + 3.5;
  return (
    <>
      <path d={`M0 ${y}h20v-.8H0z`} />
      <path d={`M0 ${y}h10v-.8H0z`} className="poche" />
      {[0, 10, 20].map((length) => (
        <text key={length} x={length} y={y + 3.4} textAnchor={length === 10 ? "middle" : "start"}>
          {length === 20 ? "20 m (66 ft)" : length}
        </text>
      ))}
    </>
  );
}

function NorthArrow() {
  return (
    <g transform={`translate(${width - 5} ${depth - 5})`}>
      <circle r={3} fill="none" />
      <path d="M0-3 1.8 2.5 0 1.3z" className="poche" />
      <path d="M0-3-1.8 2.5 0 1.3" />
      <text x={-4.2} y={0.9} textAnchor="end" className="strong">
        N
      </text>
    </g>
  );
}
