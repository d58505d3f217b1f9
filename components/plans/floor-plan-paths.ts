import type {
  Box,
  Door,
  Fixture,
  FloorPlanRecord,
  Point,
  Room,
} from "#content/plans/plan-types.ts";
import { doorLines } from "#lib/plans/floor-plan-areas.ts";

/** One unit is a decimeter, so that most numbers have two digits. */
export const UNIT_MM = 100;

const TREAD = 2.5;

export function boxPath({ x, y, width, depth }: Box): string {
  return `M${x / UNIT_MM} ${y / UNIT_MM}h${width / UNIT_MM}v${depth / UNIT_MM}h${-width / UNIT_MM}z`;
}

export function roomPath({ corners }: Room): string {
  if (corners.length !== 2)
    return `M${corners.map(([x, y]) => `${x / UNIT_MM} ${y / UNIT_MM}`).join("L")}z`;
  const [[x, y], [right, bottom]] = corners;
  return boxPath({ x, y, width: right - x, depth: bottom - y });
}

/** A door's leaf and swing, relative to the hinge, so that equal doors compress well. */
export function leafPath(door: Door): string {
  const { hinge, leaf, jamb, radius, sweep } = doorLines(door);
  const step = (from: Point, to: Point) =>
    `${(to[0] - from[0]) / UNIT_MM} ${(to[1] - from[1]) / UNIT_MM}`;
  const size = radius / UNIT_MM;
  return `M${hinge[0] / UNIT_MM} ${hinge[1] / UNIT_MM}l${step(hinge, leaf)}a${size} ${size} 0 0 ${sweep} ${step(leaf, jamb)}`;
}

/** A stair's treads with the walking line, or an elevator shaft's cross. */
export function corePath(box: FloorPlanRecord["common"][number]): string {
  const { x, y, width, depth } = inUnits(box);
  if (box.elevator) return `M${x} ${y}l${width} ${depth}m0${-depth}l${-width} ${depth}`;
  if (!box.stairs) return "";
  const landing = depth / 2 - 2;
  const count = Math.floor((width - 2 * landing) / TREAD);
  const treads = Array.from(
    { length: count + 1 },
    (_, index) => `M${x + landing + index * TREAD} ${y}v${depth}`,
  );
  return `${treads.join("")}M${x + landing} ${y + depth / 2}h${count * TREAD}`;
}

export function fixturePath(fixture: Fixture): string {
  const { x, y, width, depth } = inUnits(fixture);
  const outline = boxPath(fixture);
  switch (fixture.kind) {
    case "bed":
      return width > depth
        ? `${outline}M${x + 5} ${y}v${depth}M${x + 1} ${y + 1}h3v${depth - 2}h-3z`
        : `${outline}M${x} ${y + 5}h${width}M${x + 1} ${y + 1}v3h${width - 2}v-3z`;
    case "sofa":
      return `${outline}M${x + 2.5} ${y}v${depth}M${x + 2.5} ${y + depth / 2}h${width - 2.5}`;
    case "bath":
      return `${outline}M${x + 2} ${y + 1}h${width - 4}q3 2.7 0 5.5h${4 - width}q-1.5-2.7 0-5.5`;
    case "shower":
      return `${outline}M${x} ${y}l${width} ${depth}m0${-depth}l${-width} ${depth}`;
    case "wc":
      return `M${x} ${y + depth / 2}a2 2 0 1 0 ${width} 0 2 2 0 1 0${-width} 0`;
    case "table":
      return outline;
  }
}

function inUnits({ x, y, width, depth }: Box): Box {
  return { x: x / UNIT_MM, y: y / UNIT_MM, width: width / UNIT_MM, depth: depth / UNIT_MM };
}
