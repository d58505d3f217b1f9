import type { Box, Door, FloorPlanRecord, Point, Room } from "#content/plans/plan-types.ts";

const MM2_PER_M2 = 1_000_000;

/** The room's corners in order; a rectangle is stored as two of them. */
export function outlineOf(room: Pick<Room, "corners">): readonly Point[] {
  if (room.corners.length !== 2) return room.corners;
  const [[left, top], [right, bottom]] = room.corners;
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The area of a polygon in square meters (shoelace formula). */
export function areaOf(outline: readonly Point[]): number {
  const doubled = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2 / MM2_PER_M2;
}

export function middleOf(outline: readonly Point[]): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

export function doorLines({ x, y, width, depth, hinge, swing }: Door): {
  hinge: Point;
  leaf: Point;
  jamb: Point;
  radius: number;
  sweep: 0 | 1;
} {
  const isAcross = swing === "north" || swing === "south";
  const radius = isAcross ? width : depth;
  const near = hinge === "start" ? 0 : radius;
  const far = radius - near;
  const outward = swing === "north" || swing === "west" ? -1 : 1;
  const face = isAcross ? y + (outward > 0 ? depth : 0) : x + (outward > 0 ? width : 0);
  const place = (along: number, across: number): Point =>
    isAcross ? [x + along, face + across] : [face + across, y + along];
  const isClockwise = ((hinge === "start") === outward < 0) === isAcross;
  return {
    hinge: place(near, 0),
    leaf: place(near, outward * radius),
    jamb: place(far, 0),
    radius,
    sweep: isClockwise ? 1 : 0,
  };
}

/**
 * Quantities per key of the plan, both halves together: areas, meters or pieces. `stated` turns the square meters of one
 * room into the rounded number that the plan states: a sum of unrounded areas would not be that of the rooms.
 */
export function quantitiesOf(
  plan: FloorPlanRecord,
  stated: (squareMeters: number) => number,
): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  const add = (code: string, amount: number) =>
    quantities.set(code, (quantities.get(code) ?? 0) + amount);
  for (const { rooms } of plan.dwellings)
    for (const room of rooms)
      for (const scheme of plan.schemes)
        add(room.use === "wet" ? plan.wetFloor : scheme.floor, stated(areaOf(outlineOf(room))));
  for (const { floor, width, depth } of plan.common)
    if (floor) add(floor, 2 * stated((width * depth) / MM2_PER_M2));
  for (const run of plan.cabinets) add(run.code, (2 * lengthOf(run)) / 1_000);
  for (const { code } of plan.doors) add(code, 2);
  return quantities;
}

function lengthOf({ width, depth }: Box): number {
  return Math.max(width, depth);
}
