import type {
  Box,
  CabinetRun,
  Door,
  Fixture,
  FloorPlanRecord,
  Room,
} from "#content/drawings/types.ts";
import { doorLines } from "#lib/drawings/floor-plan.ts";

/** One unit of the plan is a decimeter: most of its numbers then have two digits. */
export const UNIT_MM = 100;

const COUNTER_EDGE = 0.5;
const TREAD = 2.5;

/** The outline of what is as long and as deep as a box. */
export function boxPath({ x, y, width, depth }: Box): string {
  return `M${x / UNIT_MM} ${y / UNIT_MM}h${width / UNIT_MM}v${depth / UNIT_MM}h${-width / UNIT_MM}z`;
}

export function roomPath({ corners }: Room): string {
  if (corners.length !== 2)
    return `M${corners.map(([x, y]) => `${x / UNIT_MM} ${y / UNIT_MM}`).join("L")}z`;
  const [[x, y], [right, bottom]] = corners;
  return boxPath({ x, y, width: right - x, depth: bottom - y });
}

/** The two panes of a window, drawn as lines along its opening. */
export function windowPath(box: Box): string {
  const { x, y, width, depth } = inUnits(box);
  const glass =
    width > depth ? `M${x} ${y + depth / 2}h${width}` : `M${x + width / 2} ${y}v${depth}`;
  return boxPath(box) + glass;
}

/** The leaf of a door, and the way of its edge. */
export function leafPath(door: Door): { leaf: string; way: string } {
  const lines = doorLines(door);
  const at = ([x, y]: readonly [number, number]) => `${x / UNIT_MM} ${y / UNIT_MM}`;
  const radius = lines.radius / UNIT_MM;
  return {
    leaf: `M${at(lines.hinge)}L${at(lines.leaf)}`,
    way: `M${at(lines.leaf)}A${radius} ${radius} 0 0 ${lines.sweep} ${at(lines.jamb)}`,
  };
}

/** A stair's treads, with the line that one walks; the cross of an elevator's shaft. */
export function corePath(box: FloorPlanRecord["common"][number]): string {
  const { x, y, width, depth } = inUnits(box);
  if (box.elevator) return `M${x} ${y}l${width} ${depth}m0 ${-depth}l${-width} ${depth}`;
  if (!box.stairs) return "";
  const landing = depth / 2 - 2;
  const count = Math.floor((width - 2 * landing) / TREAD);
  const treads = Array.from(
    { length: count + 1 },
    (_, index) => `M${x + landing + index * TREAD} ${y}v${depth}`,
  );
  return `${treads.join("")}M${x + landing} ${y + depth / 2}h${count * TREAD}`;
}

/** The edge of a counter or of shelves, a little inside of their run. */
export function cabinetPath(run: CabinetRun): string {
  const { x, y, width, depth } = inUnits(run);
  const isLevel = width > depth;
  return isLevel
    ? `M${x} ${y + COUNTER_EDGE}h${width}`
    : `M${x + width - COUNTER_EDGE} ${y}v${depth}`;
}

/** Furniture and sanitary ware, as outlines. */
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
      return `${outline}M${x + 2} ${y + 1}h${width - 4}q1.5 0 1.5 2.7t-1.5 2.8h${4 - width}q-1 0-1-2.7t1-2.8`;
    case "shower":
      return `${outline}M${x} ${y}l${width} ${depth}m0 ${-depth}l${-width} ${depth}`;
    case "wc":
      return `M${x} ${y}m0 ${depth / 2}a${width / 2} ${depth / 2} 0 1 0 ${width} 0a${width / 2} ${depth / 2} 0 1 0 ${-width} 0`;
    case "table":
      return outline;
  }
}

function inUnits({ x, y, width, depth }: Box): Box {
  return { x: x / UNIT_MM, y: y / UNIT_MM, width: width / UNIT_MM, depth: depth / UNIT_MM };
}
