import type { Camera, Surface } from "./passes.ts";
import type { LinearRgb } from "./color-grading.ts";

/** Arrays are indexed by x. Batching avoids boxed numbers, which took most of the time. */
export type PixelSpan = {
  /** `end` is exclusive. */
  start: number;
  end: number;
  /** Intersection of the pixel's ray with the surface, in meters, by axis. */
  positions: readonly [Float64Array, Float64Array, Float64Array];
  /** The pixel's size on the surface, in meters. */
  footprint: Float64Array;
  /** Texture coordinates in meters, along and across the board or slab. */
  u: Float64Array;
  v: Float64Array;
  /** The upper 16 bits select the board, the lower 16 the cut along it. */
  boardSeed: Int32Array;
  brightness: Float64Array;
  /** Linear albedo relative to the room's gray, three per pixel. */
  albedo: Float32Array;
};

export function createPixelSpan(width: number): PixelSpan {
  const floats = () => new Float64Array(width);
  return {
    start: 0,
    end: 0,
    positions: [floats(), floats(), floats()],
    footprint: floats(),
    u: floats(),
    v: floats(),
    boardSeed: new Int32Array(width),
    brightness: floats(),
    albedo: new Float32Array(width * 3),
  };
}

/** Reads a span's positions; writes texture coordinates, board seeds (wood) and brightness. */
export type Layout = (span: PixelSpan, brightness: number) => void;

/** A front's analytic shading: the factor at a place from its lower left corner, in meters. */
export type Relief = (x: number, z: number, footprint: number) => number;

/** Where the ray through each pixel of row `y` meets the surface. */
export function intersectSurface(
  { start, end, positions: [xs, ys, zs], footprint }: PixelSpan,
  { axis, plane }: Surface,
  { position, forward, right, up, focal, cx, cy }: Camera,
  y: number,
): void {
  const v = cy - y - 0.5;
  for (let x = start; x < end; x++) {
    const u = x + 0.5 - cx;
    const dx = forward[0] * focal + up[0] * v + right[0] * u;
    const dy = forward[1] * focal + up[1] * v + right[1] * u;
    const dz = forward[2] * focal + up[2] * v + right[2] * u;
    const towardsPlane = axis === 0 ? dx : axis === 1 ? dy : dz;
    const t = (plane - position[axis]) / towardsPlane;
    xs[x] = position[0] + t * dx;
    ys[x] = position[1] + t * dy;
    zs[x] = position[2] + t * dz;
    // The geometric mean of sharp and smooth sampling for slanted surfaces.
    footprint[x] = Math.abs(t) * Math.sqrt(focal / Math.max(1, Math.abs(towardsPlane)));
  }
}

export function fillAlbedo({ start, end, albedo }: PixelSpan, color: LinearRgb): void {
  for (let i = start * 3; i < end * 3; i += 3) albedo.set(color, i);
}

export function applyRelief(span: PixelSpan, relief: Relief, { lo }: Surface): void {
  const { positions, footprint, albedo } = span;
  const [xs, , zs] = positions;
  for (let x = span.start; x < span.end; x++) {
    const factor = relief((xs[x] ?? 0) - lo[0], (zs[x] ?? 0) - lo[2], footprint[x] ?? 1);
    for (let i = x * 3; i < x * 3 + 3; i++) albedo[i] = (albedo[i] ?? 0) * factor;
  }
}
