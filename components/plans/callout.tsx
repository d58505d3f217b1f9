import { round } from "./plan-frame.tsx";

type CalloutProps = {
  code: string;
  at: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  radius: number;
};

export function Callout({ code, at: [x, y], to: [toX, toY], radius }: CalloutProps) {
  return (
    <>
      <path d={`M${x} ${y}L${toX} ${toY}`} className="hair" />
      <circle cx={toX} cy={toY} r={round(radius / 6)} className="poche" />
      <circle cx={x} cy={y} r={radius} className="clear line" />
      <text x={x} y={y} dy=".36em" textAnchor="middle" className="strong">
        {code}
      </text>
    </>
  );
}
