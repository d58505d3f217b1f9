/** Floor hatches by code; lengths in decimeters, as on the plan. */
export function Hatches() {
  return (
    <g strokeWidth="0.12">
      <Hatch id="F1" width={24} height={4} lines="M0 0H24M0 2H24M6 0v2M17 2v2" />
      <Hatch
        id="F2"
        width={8}
        height={1.8}
        lines="M0 0V1.8M4 0V1.8M0-4l4 4 4-4M0-2.2l4 4 4-4M0-.4l4 4 4-4M0 1.4l4 4 4-4"
      />
      <Hatch id="F3" width={12} height={1.3} lines="M0 0H12M5 0v1.3" />
      <Hatch id="T" width={3} height={3} lines="M0 0H3M0 0V3" />
    </g>
  );
}

type HatchProps = { id: string; width: number; height: number; lines: string };

function Hatch({ id, width, height, lines }: HatchProps) {
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <path d={lines} className="hatch" />
    </pattern>
  );
}

export function HatchSwatch({ code }: { code: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 6" className="swatch">
      <path d="M0 0H12V6H0z" fill={`url(#${code})`} />
    </svg>
  );
}
