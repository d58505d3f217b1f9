import { expect, test } from "vitest";
import { slots } from "#content/image-generation/options.ts";
import { createSlabLayout } from "./cabinet-layouts.ts";
import { createPixelSpan } from "./pixel-span.ts";
import { readScene, type Surface } from "./passes.ts";
import { SLAB_LENGTH, SLAB_WIDTH } from "./texture-sampler.ts";

const SEEDS = Array.from({ length: 64 }, (_, seed) => seed * 7919);

/** Where points of a surface lie on the slab that it is cut from. */
function onSlab(surface: Surface, seed: number, points: readonly Surface["lo"][]) {
  const span = createPixelSpan(points.length);
  span.end = points.length;
  for (const [i, point] of points.entries())
    for (const axis of [0, 1, 2] as const) span.positions[axis][i] = point[axis];
  createSlabLayout(surface, seed)(span, 1);
  return points.map((_, i) => [span.u[i] ?? 0, span.v[i] ?? 0] as const);
}

test("cuts each room's stone whole from a slab without mirroring its veins", async () => {
  let pieces = 0;
  for (const { id } of slots.room.options)
    for (const surface of (await readScene(id)).surfaces) {
      const { slot, axis, lo, hi } = surface;
      const isTop = slot === "worktop" && axis === 2;
      const isSplash = slot === "worktop" && axis === 1 && hi[2] - lo[2] > hi[1] - lo[1];
      if (!isTop && !isSplash) continue;
      pieces += 1;
      for (const seed of SEEDS)
        for (const [u, v] of onSlab(surface, seed, [lo, hi])) {
          expect(Math.abs(u - SLAB_LENGTH / 2)).toBeLessThanOrEqual(SLAB_LENGTH / 2);
          expect(Math.abs(v - SLAB_WIDTH / 2)).toBeLessThanOrEqual(SLAB_WIDTH / 2);
        }
    }
  expect(pieces).toBeGreaterThanOrEqual(slots.room.options.length);
});

test.each([
  ["front", 1, "lo"],
  ["back", 1, "hi"],
  ["left side", 0, "lo"],
  ["right side", 0, "hi"],
] as const)("continues a worktop's veins over its edge onto its %s", (_name, axis, end) => {
  const lo = [-1.2, 0.4, 0.86] as const;
  const hi = [1.6, 1.05, 0.9] as const;
  const piece = { slot: "worktop", kind: "slab", lo, hi, match: 0 } as const;
  const plane = (end === "lo" ? lo : hi)[axis];
  const edge = [0.3, 0.7, hi[2]] as [number, number, number];
  edge[axis] = plane;
  const below = [edge[0], edge[1], hi[2] - 0.01] as const;
  for (const seed of SEEDS) {
    const [onTop] = onSlab({ ...piece, axis: 2, plane: hi[2] }, seed, [edge]);
    const [onSide, under] = onSlab({ ...piece, axis, plane }, seed, [edge, below]);
    for (const i of [0, 1] as const) expect(onSide?.[i]).toBeCloseTo(onTop?.[i] ?? Number.NaN, 9);
    const moved = Math.hypot(
      (under?.[0] ?? 0) - (onSide?.[0] ?? 0),
      (under?.[1] ?? 0) - (onSide?.[1] ?? 0),
    );
    expect(moved).toBeCloseTo(0.01, 9);
  }
});
