import { round } from "./plan-frame.tsx";

type DimensionLineProps = {
  /** Positions along the line; lengths are measured between neighbors. */
  at: readonly number[];
  /** The line's y if level, its x if upright. */
  on: number;
  /** Where the extension lines start. */
  from?: number;
  isUpright?: boolean;
  /** Writes beside an upright line, where its lengths are shorter than their words. */
  isBeside?: boolean;
  /** The tick's length to each side. */
  tick: number;
  say: (length: number) => string;
};

/** A dimension chain: a thin line, an oblique tick at each position, and the length above it. */
export function DimensionLine({
  at,
  on,
  from,
  isUpright = false,
  isBeside = false,
  tick,
  say,
}: DimensionLineProps) {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  const side = from !== undefined && from < on ? 1 : -1;
  const line = isUpright
    ? `M${on} ${round(first - tick)}V${round(last + tick)}`
    : `M${round(first - tick)} ${on}H${round(last + tick)}`;
  const witnesses = at.map((place) => {
    if (from === undefined) return "";
    const end = round(on + side * tick);
    return isUpright ? `M${from} ${place}H${end}` : `M${place} ${from}V${end}`;
  });
  const ticks = at.map((place) => {
    const [x, y] = isUpright ? [on, place] : [place, on];
    return `M${round(x - tick)} ${round(y + tick)}l${2 * tick}${-2 * tick}`;
  });
  const anchor = isBeside ? (side > 0 ? "start" : "end") : "middle";
  return (
    <g textAnchor={anchor}>
      <path d={line + witnesses.join("")} className="hair" />
      <path d={ticks.join("")} />
      {at.slice(1).map((place, index) => {
        const before = at[index] ?? first;
        const middle = round((before + place) / 2);
        return (
          <text
            key={place}
            {...(isBeside
              ? {
                  x: on + 2 * side * tick,
                  y: middle,
                  dy: ".36em",
                }
              : isUpright
                ? {
                    transform: `translate(${round(on - tick)} ${middle})rotate(-90)`,
                  }
                : { x: middle, y: round(on - tick) })}
          >
            {say(place - before)}
          </text>
        );
      })}
    </g>
  );
}
