import type { Cuboid, Point, StorePart } from "#content/plans/plan-types.ts";

const COS_30 = Math.cos(Math.PI / 6);
const SIN_30 = 0.5;

/** In millimeters: x to the right, y to the left, z up. */
type Place = readonly [x: number, y: number, z: number];

/** Isometric projection with all axes equally foreshortened, so that one scale measures all three (ISO 5456-3). */
export function project([x, y, z]: Place): Point {
  return [(x - y) * COS_30, (x + y) * SIN_30 - z];
}

/** The outline of a cuboid seen from above, and the three edges of its nearest corner. */
export function cuboidLines({ x, y, z, width, depth, height }: Cuboid): {
  outline: Point[];
  nearest: Point;
  edges: [Point, Point, Point];
} {
  const [right, left, top] = [x + width, y + depth, z + height];
  const outline: Place[] = [
    [x, y, top],
    [right, y, top],
    [right, y, z],
    [right, left, z],
    [x, left, z],
    [x, left, top],
  ];
  return {
    outline: outline.map(project),
    nearest: project([right, left, top]),
    edges: [project([right, y, top]), project([right, left, z]), project([x, left, top])],
  };
}

export function turned(cuboid: Cuboid): Cuboid {
  const { x, y, width, depth } = cuboid;
  return { ...cuboid, x: y, y: x, width: depth, depth: width };
}

export function countParts({
  cuboids,
  places,
}: Pick<StorePart, "cuboids" | "places">): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { part } of cuboids)
    if (part) counts.set(part, (counts.get(part) ?? 0) + places.length);
  return counts;
}
