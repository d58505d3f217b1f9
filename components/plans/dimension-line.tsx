import { round } from "./plan-frame.tsx";

type Chain = {
  /** Positions along the line; lengths are measured between neighbors. */
  at: readonly number[];
  /** The line's y if level, its x if upright. */
  on: number;
  /** Where the extension lines start. */
  from?: number;
  isUpright?: boolean;
  /** Writes beside an upright line, or beyond the last position of a level one, where lengths are shorter than their words. */
  isBeside?: boolean;
  say: (length: number) => string;
};

type DimensionLinesProps = {
  chains: readonly Chain[];
  /** A tick's length to each side. */
  tick: number;
};

/** Dimension chains: a thin line, an oblique tick at each position, and the length above it. */
export function DimensionLines({ chains, tick }: DimensionLinesProps) {
  const written = Map.groupBy(
    chains.flatMap((chain) => lengthsOf(chain, tick)),
    ({ anchor }) => anchor,
  );
  return (
    <>
      <path d={chains.map((chain) => linesOf(chain, tick)).join("")} className="hair" />
      <path d={chains.map((chain) => ticksOf(chain, tick)).join("")} />
      {[...written].map(([anchor, lengths]) => (
        <g key={anchor} textAnchor={anchor}>
          {lengths.map(({ text, place }) => (
            <text key={JSON.stringify(place)} {...place}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </>
  );
}

/** One chain. */
export function DimensionLine({ tick, ...chain }: Chain & { tick: number }) {
  return <DimensionLines chains={[chain]} tick={tick} />;
}

function linesOf({ at, on, from, isUpright = false }: Chain, tick: number): string {
  const [first, last] = [Math.min(...at) - tick, Math.max(...at) + tick].map(round);
  const line = isUpright ? `M${on} ${first}V${last}` : `M${first} ${on}H${last}`;
  if (from === undefined) return line;
  const end = round(on + sideOf(on, from) * tick);
  const witnesses = at.map((place) =>
    isUpright ? `M${from} ${round(place)}H${end}` : `M${round(place)} ${from}V${end}`,
  );
  return line + witnesses.join("");
}

function ticksOf({ at, on, isUpright = false }: Chain, tick: number): string {
  return at
    .map((place) => {
      const [x, y] = isUpright ? [on, place] : [place, on];
      return `M${round(x - tick)} ${round(y + tick)}l${2 * tick}${-2 * tick}`;
    })
    .join("");
}

function lengthsOf(
  { at, on, from, isUpright = false, isBeside = false, say }: Chain,
  tick: number,
) {
  const onward = (at[1] ?? 0) > (at[0] ?? 0) ? 1 : -1;
  const side = isUpright ? sideOf(on, from) : onward;
  const anchor = isBeside ? (side > 0 ? "start" : "end") : "middle";
  return at.slice(1).map((place, index) => {
    const before = at[index] ?? 0;
    const middle = round((before + place) / 2);
    return {
      anchor,
      text: say(Math.abs(place - before)),
      place: isBeside
        ? {
            x: round(isUpright ? on + 2 * side * tick : place + 2 * side * tick),
            y: isUpright ? middle : on,
            dy: ".36em",
          }
        : isUpright
          ? { transform: `translate(${round(on - tick)} ${middle})rotate(-90)` }
          : { x: middle, y: round(on - tick) },
    } as const;
  });
}

/** On which side of where it starts the line stands. */
function sideOf(on: number, from: number | undefined): 1 | -1 {
  return from !== undefined && from < on ? 1 : -1;
}
