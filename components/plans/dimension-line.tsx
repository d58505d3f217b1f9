import { round } from "./plan-frame.tsx";

type DimensionLineProps = {
  /** Positions along the line; lengths are measured between neighbors. */
  at: readonly number[];
  /** The line's y if level, its x if upright. */
  on: number;
  /** Where the extension lines start. */
  from?: number;
  isUpright?: boolean;
  /** Writes beside an upright line, or beyond the last position of a level one, where lengths are shorter than their words. */
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
  const [first = 0, last = 0] = [Math.min(...at), Math.max(...at)];
  const side = from !== undefined && from < on ? 1 : -1;
  const onward = (at[1] ?? 0) > (at[0] ?? 0) ? 1 : -1;
  const line = isUpright
    ? `M${on} ${round(first - tick)}V${round(last + tick)}`
    : `M${round(first - tick)} ${on}H${round(last + tick)}`;
  const witnesses = at.map((place) => {
    if (from === undefined) return "";
    const end = round(on + side * tick);
    return isUpright ? `M${from} ${round(place)}H${end}` : `M${round(place)} ${from}V${end}`;
  });
  const ticks = at.map((place) => {
    const [x, y] = isUpright ? [on, place] : [place, on];
    return `M${round(x - tick)} ${round(y + tick)}l${2 * tick}${-2 * tick}`;
  });
  const anchor = isBeside ? ((isUpright ? side : onward) > 0 ? "start" : "end") : "middle";
  return (
    <g textAnchor={anchor}>
      <path d={line + witnesses.join("")} className="hair" />
      <path d={ticks.join("")} />
      {at.slice(1).map((place, index) => {
        const before = at[index] ?? 0;
        const middle = round((before + place) / 2);
        return (
          <text
            key={place}
            {...(isBeside
              ? {
                  x: round(isUpright ? on + 2 * side * tick : place + 2 * onward * tick),
                  y: isUpright ? middle : on,
                  dy: ".36em",
                }
              : isUpright
                ? {
                    transform: `translate(${round(on - tick)} ${middle})rotate(-90)`,
                  }
                : { x: middle, y: round(on - tick) })}
          >
            {say(Math.abs(place - before))}
          </text>
        );
      })}
    </g>
  );
}
