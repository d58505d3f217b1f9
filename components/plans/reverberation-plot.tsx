import { OCTAVE_BANDS } from "#content/plans/meeting-room-plan.ts";
import { round } from "./plan-frame.tsx";
import { formatNumber, t, type Words } from "#lib/languages/words.ts";

const STEP = { band: 92, second: 110 };
const SECONDS = [0, 1, 2, 3];
const right = STEP.band * (OCTAVE_BANDS.length - 0.5);

/** A step to the right is an octave, a step up a second. */
export const PLOT_VIEW = [-60, -STEP.second * 3 - 34, right + 70, STEP.second * 3 + 76] as const;

export function ReverberationPlot({
  words,
  before,
  after,
}: {
  words: Words;
  before: readonly number[];
  after: readonly number[];
}) {
  return (
    <>
      <path
        d={SECONDS.map((seconds) => `M-46 ${-seconds * STEP.second}H${right}`).join("")}
        className="hair"
      />
      {SECONDS.map((seconds) => (
        <text key={seconds} x={-46} y={-seconds * STEP.second - 6}>
          {seconds === SECONDS.length - 1 ? `${seconds} s` : seconds}
        </text>
      ))}
      {OCTAVE_BANDS.map((band, index) => (
        <text key={band} x={index * STEP.band} y={30} textAnchor="middle">
          {index === 0 ? `${band} Hz` : formatNumber(words, band)}
        </text>
      ))}
      <Curve times={before} name={t(words, "without panels")} className="clear line" />
      <Curve times={after} name={t(words, "with panels")} className="poche" />
    </>
  );
}

function Curve({
  times,
  name,
  className,
}: {
  times: readonly number[];
  name: string;
  className: string;
}) {
  const places = times.map((seconds, index) => [
    index * STEP.band,
    round(-seconds * STEP.second),
  ]) as [number, number][];
  const [x, y] = places[3] ?? [0, 0];
  return (
    <>
      <path d={`M${places.map((place) => place.join(" ")).join("L")}`} />
      {places.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r={5} className={className} />
      ))}
      <text x={x} y={y - 16} textAnchor="middle" className="strong">
        {name}
      </text>
    </>
  );
}
