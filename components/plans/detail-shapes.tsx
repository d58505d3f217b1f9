import type { Detail, Material, Point, Shape } from "#lib/details/detail-types.ts";
import { round } from "./plan-frame.tsx";

/** Lines of each hatch, and its size, in millimeters of paper. */
const HATCHES: Partial<Record<Material, { width: number; height: number; lines: string }>> = {
  wood: {
    width: 84,
    height: 66,
    lines: [14, 19, 23, 29, 33, 36, 42, 47, 50, 56, 61, 64, 70, 74, 80, 84, 87, 93, 98]
      .map((radius) => `M${9 - radius} 71a${radius} ${radius} 0 0 1 ${2 * radius} 0`)
      .join(""),
  },
  plywood: { width: 5, height: 4.6, lines: "M0 0H5M0 2.3H5M0 3.8l1.5-1.5M2.5 3.8 4 2.3" },
  board: { width: 5, height: 5, lines: "M1 1h.3M3.6 2.2h.3M1.8 3.4h.3M4.4 4.6h.3" },
  masonry: { width: 2.4, height: 2.4, lines: "M-.6.6.6-.6M0 2.4 2.4 0M1.8 3 3 1.8" },
  wool: { width: 3.6, height: 2.4, lines: "M0 0q3.6 1.2 0 2.4M3.6 0q-3.6 1.2 0 2.4" },
  felt: { width: 1, height: 1, lines: "M0 0 1 1M0 1 1 0" },
};
const SOLID = new Set<Material>(["seal", "metal"]);

type MaterialHatchesProps = {
  of: readonly Shape[];
  /** The drawing's units per millimeter of paper. */
  scale: number;
};

/** The hatches that the shapes need, for the drawing's `defs`. */
export function MaterialHatches({ of, scale }: MaterialHatchesProps) {
  const used = new Set(of.map(({ material }) => material));
  return Object.entries(HATCHES).map(
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
          <path d={lines} className="hatch" strokeWidth=".2" />
        </pattern>
      ),
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
        fill={material && HATCHES[material] ? `url(#${material})` : undefined}
      />
    );
  });
}

/** Details have y up, SVG has it down. */
function pathOf({ points, material }: Shape): string {
  const place = ([x, y]: Point) => `${round(x)} ${round(-y)}`;
  const outline = `M${points.map(place).join(" ")}z`;
  if (material !== "rough-wood") return outline;
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  return `${outline}M${place(a)} ${place(c)}M${place(b)} ${place(d)}`;
}

type BreakLineProps = { at: number; from: number; to: number; isLevel?: boolean };

/** Where a drawing leaves off: a line with an offset in its middle. */
export function breakLine({ at, from, to, isLevel = false }: BreakLineProps): string {
  const [middle, side] = [(from + to) / 2, (to - from) / 24];
  return isLevel
    ? `M${from} ${at}H${round(middle - side)}l${side / 2} ${-2 * side} ${side} ${4 * side} ${side / 2} ${-2 * side}H${to}`
    : `M${at} ${from}V${round(middle - side)}l${-2 * side} ${side / 2} ${4 * side} ${side} ${-2 * side} ${side / 2}V${to}`;
}
