import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { slots, type CabinetDesign } from "#content/image-generation/options.ts";
import { nameOfPasses, readScene, type Scene, type Surface } from "./passes.ts";
import { renderCabinetImage } from "./render-cabinet-image.ts";

/** A pale worktop on black fronts has the highest contrast. */
const design: Omit<CabinetDesign, "room" | "view"> = {
  cabinet: "black",
  front: "slab",
  island: "black",
  worktop: "white-quartz",
  hardware: "none",
  floor: "white-oak",
  pattern: "straight",
  mood: "day",
};
const REACH = 4;
/** In meters; higher surfaces are behind a worktop. */
const THICKEST = 0.1;

/** Measures a straight edge's position in each column: aliased edges deviate by up to half a pixel. */
describe("edges between materials are antialiased", () => {
  const views = slots.room.options.flatMap(({ id: room, label }) =>
    slots.view.options.map(({ id: view, label: viewLabel }) => ({ room, view, label, viewLabel })),
  );
  test.each(views)("in the $label ($viewLabel)", async ({ room, view }) => {
    const scene = await readScene(nameOfPasses({ room, view }));
    const image = await renderCabinetImage({ ...design, room, view }, 7);
    const { data, info } = await sharp(image)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const profiles = lowerEdgeOf(scene, info).map(([x, y]) => profileAt(data, info.width, x, y));
    const heights = withoutWhatStandsBefore(profiles).map(({ x, height }) => [x, height] as const);
    const offs = deviations(heights).toSorted((a, b) => a - b);
    expect(offs.length).toBeGreaterThan(60);
    // Aliasing gives a uniform error up to 0.5, with a median of 0.25 and a 90th percentile of 0.45.
    expect(offs[Math.floor(offs.length / 2)]).toBeLessThan(0.125);
    expect(offs[Math.floor(offs.length * 0.9)]).toBeLessThan(0.28);
  });
});

/** Columns and height of the widest worktop's front edge, without its ends and objects before it. */
function lowerEdgeOf(
  { surfaces, camera }: Scene,
  { width, height }: { width: number; height: number },
): (readonly [number, number])[] {
  const fronts = surfaces.filter(
    ({ slot, axis, lo, hi }) => slot === "worktop" && axis === 1 && hi[2] - lo[2] < THICKEST,
  );
  const [seen = []] = fronts
    .map((front) =>
      pointsAlong(front)
        .map((x) => project(camera, [x, front.plane, front.lo[2]]))
        .filter(([x, y]) => x > 0 && x < width && y > REACH + 1 && y < height - REACH - 1)
        .toSorted(([a], [b]) => a - b),
    )
    .toSorted((a, b) => widthOf(b) - widthOf(a));
  const first = seen[0];
  const last = seen.at(-1);
  if (!first || !last) throw new Error("No worktop is in the picture.");
  const left = between(first, last, 0.03);
  const right = between(first, last, 0.3);
  const columns = Math.floor(right[0]) - Math.ceil(left[0]);
  return Array.from({ length: columns }, (_, i) => {
    const x = Math.ceil(left[0]) + i;
    const share = (x + 0.5 - left[0]) / (right[0] - left[0]);
    return [x, left[1] + (right[1] - left[1]) * share] as const;
  });
}

function between(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  share: number,
): readonly [number, number] {
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}

function widthOf(points: readonly (readonly [number, number])[]): number {
  return (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
}

function pointsAlong({ lo, hi }: Surface): readonly number[] {
  return Array.from({ length: 1000 }, (_, i) => lo[0] + ((hi[0] - lo[0]) * (i + 0.5)) / 1000);
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

type Profile = {
  x: number;
  /** Position of the edge, in pixels. */
  height: number;
  contrast: number;
};

function profileAt(grey: Uint8Array, width: number, x: number, y: number): Profile {
  const top = Math.round(y) - REACH;
  const values = Array.from({ length: 2 * REACH }, (_, i) => grey[(top + i) * width + x] ?? 0);
  const bright = Math.max(...values);
  const dark = Math.min(...values);
  const contrast = bright - dark;
  const covered = values.reduce((sum, value) => sum + (value - dark) / contrast, 0);
  return { x, height: top + covered, contrast };
}

function withoutWhatStandsBefore(profiles: readonly Profile[]): Profile[] {
  const usual = profiles.map(({ contrast }) => contrast).toSorted((a, b) => a - b);
  const middle = usual[Math.floor(usual.length / 2)] ?? 0;
  return profiles.filter(({ contrast }) => Math.abs(contrast - middle) < middle / 5);
}

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
