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

export function intersectSurface(
  span: PixelSpan,
  { axis, plane }: Surface,
  { position, forward, right, up, focal, cx, cy }: Camera,
  y: number,
): void {
  const { start, end, footprint } = span;
  const [xs, ys, zs] = span.positions;
  const [eyeX, eyeY, eyeZ] = position;
  const [rightX, rightY, rightZ] = right;
  const v = cy - y - 0.5;
  const rowX = forward[0] * focal + up[0] * v;
  const rowY = forward[1] * focal + up[1] * v;
  const rowZ = forward[2] * focal + up[2] * v;
  const distance = plane - position[axis];
  for (let x = start; x < end; x++) {
    const u = x + 0.5 - cx;
    const dx = rowX + rightX * u;
    const dy = rowY + rightY * u;
    const dz = rowZ + rightZ * u;
    const towardsPlane = axis === 0 ? dx : axis === 1 ? dy : dz;
    const t = distance / towardsPlane;
    xs[x] = eyeX + t * dx;
    ys[x] = eyeY + t * dy;
    zs[x] = eyeZ + t * dz;
    // The geometric mean of sharp and smooth sampling for slanted surfaces.
    footprint[x] = Math.abs(t) * Math.sqrt(focal / Math.max(1, Math.abs(towardsPlane)));
  }
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
  albedo[x * 3] = (albedo[x * 3] ?? 0) * factor;
  albedo[x * 3 + 1] = (albedo[x * 3 + 1] ?? 0) * factor;
  albedo[x * 3 + 2] = (albedo[x * 3 + 2] ?? 0) * factor;
}
