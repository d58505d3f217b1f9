import { round } from "./plan-frame.tsx";

type Place = readonly [x: number, y: number];
type CalloutsProps = {
  callouts: readonly { code: string; at: Place; to: Place }[];
  radius: number;
};

/** Numbers in circles, each with a line to what it names; few elements, since a page with a drawing is heavy. */
export function Callouts({ callouts, radius }: CalloutsProps) {
  return (
    <>
      <path
        d={callouts.map(({ at, to }) => `M${at.join(" ")}L${to.join(" ")}`).join("")}
        className="hair"
      />
      <path
        d={callouts.map(({ to }) => circle(to, round(radius / 6))).join("")}
        className="poche"
      />
      <path d={callouts.map(({ at }) => circle(at, radius)).join("")} className="clear line" />
      <g textAnchor="middle" className="strong">
        {callouts.map(({ code, at: [x, y] }) => (
          <text key={code} x={x} y={y} dy=".36em">
            {code}
          </text>
        ))}
      </g>
    </>
  );
}

function circle([x, y]: Place, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0`;
}
