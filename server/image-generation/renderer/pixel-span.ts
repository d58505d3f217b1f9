import type { Camera, Surface } from "./scene.ts";

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
  /** Distance to the nearest joint, in meters, if the layout has joints. */
  seam: Float64Array;
  /** Texture coordinates in the chosen mip level, in texels. */
  texelX: Float64Array;
  texelY: Float64Array;
  mipLevel: Int32Array;
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
    seam: floats(),
    texelX: floats(),
    texelY: floats(),
    mipLevel: new Int32Array(width),
    albedo: new Float32Array(width * 3),
  };
}

/** Reads a span's positions; writes texture coordinates, board seeds (wood) and brightness. */
export type Layout = (span: PixelSpan, brightness: number) => void;

/** Scales a span's albedo by a front's analytic shading. `left` and `bottom` are the front's corner, in meters. */
export type Relief = (span: PixelSpan, left: number, bottom: number) => void;

export function intersectSurface(
  span: PixelSpan,
  surface: Surface,
  camera: Camera,
  y: number,
): void {
  const v = camera.cy - y - 0.5;
  for (let x = span.start; x < span.end; x++)
    intersectRay(span, x, surface, camera, x + 0.5 - camera.cx, v);
}

/** Writes place `at` of a span: where the ray through `u`, `v` (pixels from the image's center) meets the surface. */
export function intersectRay(
  { positions: [xs, ys, zs], footprint }: PixelSpan,
  at: number,
  { axis, plane }: Surface,
  { position, forward, right, up, focal }: Camera,
  u: number,
  v: number,
): void {
  const dx = forward[0] * focal + up[0] * v + right[0] * u;
  const dy = forward[1] * focal + up[1] * v + right[1] * u;
  const dz = forward[2] * focal + up[2] * v + right[2] * u;
  const towardsPlane = axis === 0 ? dx : axis === 1 ? dy : dz;
  const t = (plane - position[axis]) / towardsPlane;
  xs[at] = position[0] + t * dx;
  ys[at] = position[1] + t * dy;
  zs[at] = position[2] + t * dz;
  // The geometric mean of sharp and smooth sampling for slanted surfaces.
  footprint[at] = Math.abs(t) * Math.sqrt(focal / Math.max(1, Math.abs(towardsPlane)));
}

export function fillAlbedo(
  { start, end, albedo }: PixelSpan,
  red: number,
  green: number,
  blue: number,
): void {
  for (let i = start * 3; i < end * 3; i += 3) {
    albedo[i] = red;
    albedo[i + 1] = green;
    albedo[i + 2] = blue;
  }
}

export function scaleAlbedo({ albedo }: PixelSpan, x: number, factor: number): void {
  for (let i = x * 3; i < x * 3 + 3; i++) albedo[i] = (albedo[i] ?? 0) * factor;
}
