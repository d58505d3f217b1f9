import type { Cuboid, Point, StorePart } from "#content/plans/plan-types.ts";

const COS_30 = Math.cos(Math.PI / 6);
const SIN_30 = 0.5;

/** A place in space, in millimeters: x to the right, y to the left, z up. */
type Place = readonly [x: number, y: number, z: number];

/**
 * Where an isometric drawing shows a place: all three axes equally foreshortened and 120° apart, so that a length along
 * any of them is measured with one scale (ISO 5456-3).
 */
export function project([x, y, z]: Place): Point {
  return [(x - y) * COS_30, (x + y) * SIN_30 - z];
}

/** The outline of a cuboid as it is seen from above, and the three edges that meet in its nearest corner. */
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

/** A cuboid along the other wall: what was its width is its depth. */
export function turned(cuboid: Cuboid): Cuboid {
  const { x, y, width, depth } = cuboid;
  return { ...cuboid, x: y, y: x, width: depth, depth: width };
}

/** How many pieces of each named part all of a kit's places come to. */
export function countParts({
  cuboids,
  places,
}: Pick<StorePart, "cuboids" | "places">): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { part } of cuboids)
    if (part) counts.set(part, (counts.get(part) ?? 0) + places.length);
  return counts;
}
