import type { Detail, Material, Point, Shape } from "#lib/details/detail-types.ts";
import { round } from "./plan-frame.tsx";

/** Lines of each hatch, and its size, in millimeters of paper. */
const HATCHES: Partial<Record<Material, { width: number; height: number; lines: string }>> = {
  "long-wood": { width: 6, height: 9, lines: "M.8 0V9M2.1 0V9M2.8 0V9M4.4 0V9M5.2 0V9" },
  plywood: { width: 5, height: 4.6, lines: "M0 0H5M0 2.3H5M0 3.8l1.5-1.5M2.5 3.8 4 2.3" },
  board: { width: 5, height: 5, lines: "M1 1h.3M3.6 2.2h.3M1.8 3.4h.3M4.4 4.6h.3" },
  masonry: { width: 2.4, height: 2.4, lines: "M-.6.6.6-.6M0 2.4 2.4 0M1.8 3 3 1.8" },
  wool: { width: 3.6, height: 2.4, lines: "M0 0q3.6 1.2 0 2.4M3.6 0q-3.6 1.2 0 2.4" },
  felt: { width: 1, height: 1, lines: "M0 0 1 1M0 1 1 0" },
};
/** Three rings of unequal width, as a gradient's stops: each darkens toward its end, the late wood. */
const RINGS = [
  [0.2, 0],
  [0.3, 0.4],
  [0.31, 0],
  [0.52, 0],
  [0.6, 0.4],
  [0.61, 0],
  [0.89, 0],
  [0.99, 0.4],
  [1, 0],
] as const;
const SOLID = new Set<Material>(["seal", "metal"]);

type MaterialHatchesProps = {
  of: readonly Shape[];
  /** The drawing's units per millimeter of paper. */
  scale: number;
};

/** The hatches that the shapes need, for the drawing's `defs`. */
export function MaterialHatches({ of, scale }: MaterialHatchesProps) {
  const used = new Set(of.map(({ material }) => material));
  const rings = used.has("wood") && <Rings key="wood" scale={scale} />;
  const hatches = Object.entries(HATCHES).map(
    ([material, { width, height, lines }]) =>
      used.has(material as Material) && (
        <pattern
          key={material}
          id={material}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={scale === 1 ? undefined : `scale(${scale})`}
        >
          <path d={lines} className="hatch" strokeWidth=".14" />
        </pattern>
      ),
  );
  return [rings, ...hatches];
}

/** Growth rings around a pith outside of the piece: a tenth of the bytes that as many arcs have. */
function Rings({ scale }: { scale: number }) {
  return (
    <radialGradient
      id="wood"
      gradientUnits="userSpaceOnUse"
      cx={-22 * scale}
      cy={58 * scale}
      r={8 * scale}
      spreadMethod="repeat"
    >
      {RINGS.map(([offset, opacity]) => (
        <stop key={offset} offset={offset} stopColor="currentcolor" stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
}

/** A detail's outlines by material: what is ours in heavy lines, what others build in thin ones. */
export function DetailShapes({ shapes }: Pick<Detail, "shapes">) {
  const alike = Map.groupBy(shapes, ({ layer, material }) => `${layer === "WALL"} ${material}`);
  return [...alike].map(([key, same]) => {
    const [{ layer, material }] = same as [Shape];
    const path = same.map(pathOf).join("");
    if (material && SOLID.has(material)) return <path key={key} d={path} className="poche" />;
    return (
      <path
        key={key}
        d={path}
        className={layer === "WALL" || layer === "INSULATION" ? "line" : "cut line"}
        fill={material && isHatched(material) ? `url(#${material})` : undefined}
      />
    );
  });
}

function pathOf({ points, material }: Shape): string {
  const outline = `M${points.map((point, index) => lineTo(point, points[index - 1])).join("")}z`;
  if (material !== "rough-wood") return outline;
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  return `${outline}M${place(a)} ${place(c)}M${place(b)} ${place(d)}`;
}

/** Level and upright lines name one coordinate, since the page has a byte budget. */
function lineTo(point: Point, from: Point | undefined): string {
  if (!from) return place(point);
  const [x, y] = point;
  if (y === from[1]) return `H${round(x)}`;
  if (x === from[0]) return `V${round(-y)}`;
  return `L${place(point)}`;
}

/** Details have y up, SVG has it down. */
function place([x, y]: Point): string {
  return `${round(x)} ${round(-y)}`;
}

function isHatched(material: Material): boolean {
  return material === "wood" || material in HATCHES;
}

type BreakLineProps = { at: number; from: number; to: number; size: number; isLevel?: boolean };

/** Where a drawing leaves off: a line with an offset in its middle. */
export function breakLine({ at, from, to, size, isLevel = false }: BreakLineProps): string {
  const middle = round((from + to) / 2 - size);
  const steps = [
    [size / 2, -size],
    [size, 2 * size],
    [size / 2, -size],
  ] as const;
  return isLevel
    ? `M${from} ${at}H${middle}${steps.map(([along, aside]) => `l${along} ${aside}`).join("")}H${to}`
    : `M${at} ${from}V${middle}${steps.map(([along, aside]) => `l${aside} ${along}`).join("")}V${to}`;
}
