import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { slots, type CabinetDesign } from "#content/image-generation/options.ts";
import { renderCabinetPicture } from "./render-cabinet-picture.ts";
import { readScene, type Scene, type Surface } from "./scene.ts";

/** A pale worktop on black fronts: of all edges the plainest. */
const design: Omit<CabinetDesign, "room"> = {
  cabinet: "black",
  front: "slab",
  island: "black",
  worktop: "white-quartz",
  hardware: "none",
  floor: "white-oak",
  pattern: "straight",
  mood: "day",
};
/** Pixels above and below an edge whose brightness says where it runs. */
const REACH = 4;

/**
 * A worktop's lower edge is straight. Where it really runs in each column says how it was drawn: an edge of whole pixels
 * is half a pixel off between two steps, a smooth one nowhere.
 */
describe("an edge between two materials has no stairs", () => {
  test.each(slots.room.options)("in the $label", async ({ id: room }) => {
    const scene = await readScene(room);
    const picture = await renderCabinetPicture({ ...design, room }, 7);
    const { data, info } = await sharp(picture)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const edge = lowerEdgeOf(scene);
    const heights = edge.map(([x, y]) => [x, heightAt(data, info.width, x, y)] as const);
    const offs = deviations(heights).toSorted((a, b) => a - b);
    expect(offs.length).toBeGreaterThan(60);
    expect(offs[Math.floor(offs.length * 0.95)]).toBeLessThan(0.25);
  });
});

/** The columns in which the front of the frontmost worktop ends, and where. Its ends and what may stand before its middle are left out. */
function lowerEdgeOf({ surfaces, camera }: Scene): (readonly [number, number])[] {
  const fronts = surfaces.filter(({ slot, axis }) => slot === "worktop" && axis === 1);
  const [front] = fronts.toSorted((a, b) => a.plane - b.plane);
  if (!front) throw new Error("The room has no worktop.");
  const [left, right] = ends(front).map((x) => project(camera, [x, front.plane, front.lo[2]]));
  if (!left || !right) return [];
  const columns = Math.floor(right[0]) - Math.ceil(left[0]);
  return Array.from({ length: columns }, (_, i) => {
    const x = Math.ceil(left[0]) + i;
    const share = (x + 0.5 - left[0]) / (right[0] - left[0]);
    return [x, left[1] + (right[1] - left[1]) * share] as const;
  });
}

function ends({ lo, hi }: Surface): readonly number[] {
  const width = hi[0] - lo[0];
  return [lo[0] + width * 0.03, lo[0] + width * 0.3];
}

function project(
  { position, forward, right, up, focal, cx, cy }: Scene["camera"],
  point: readonly [number, number, number],
): readonly [number, number] {
  const offset = point.map((value, i) => value - (position[i] ?? 0));
  const along = (axis: readonly number[]) =>
    axis.reduce((sum, value, i) => sum + value * (offset[i] ?? 0), 0);
  const depth = along(forward);
  return [cx + (focal * along(right)) / depth, cy - (focal * along(up)) / depth];
}

/** Where between the bright and the dark side the edge runs in a column, in pixels. */
function heightAt(grey: Uint8Array, width: number, x: number, y: number): number {
  const top = Math.round(y) - REACH;
  const profile = Array.from({ length: 2 * REACH }, (_, i) => grey[(top + i) * width + x] ?? 0);
  const bright = Math.max(...profile);
  const dark = Math.min(...profile);
  return top + profile.reduce((sum, value) => sum + (value - dark) / (bright - dark), 0);
}

/** How far each point is off the straight line through all of them. */
function deviations(points: readonly (readonly [number, number])[]): number[] {
  const middle = mean(points.map(([x]) => x));
  const height = mean(points.map(([, y]) => y));
  const slope =
    mean(points.map(([x, y]) => (x - middle) * (y - height))) /
    mean(points.map(([x]) => (x - middle) ** 2));
  return points.map(([x, y]) => Math.abs(y - height - slope * (x - middle)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
