import type { Camera, Surface } from "./scene.ts";

/**
 * Neighbouring pixels of one row that show the same surface. Each step of the work goes over all of them at once:
 * numbers handed from function to function pixel by pixel would be boxed, which took most of a picture's time.
 * Every array is indexed by the pixel's x.
 */
export type PixelSpan = {
  /** The first pixel, and the one after the last. */
  start: number;
  end: number;
  /** Where the pixel's ray meets the surface, in metres, by axis. */
  positions: readonly [Float64Array, Float64Array, Float64Array];
  /** The pixel's size on the surface, in metres. */
  footprint: Float64Array;
  /** Texture coordinates in metres: along and across a board or slab. */
  u: Float64Array;
  v: Float64Array;
  /** Which board: 16 bits choose it from the atlas, the lower 16 where along it the piece is cut. */
  boardSeed: Int32Array;
  /** What the texture is multiplied by. */
  brightness: Float64Array;
  /** How far the nearest joint is whose two sides differ, in metres; where the layout has some. */
  seam: Float64Array;
  /** Where in which mip level the texture is read, in texels. */
  texelX: Float64Array;
  texelY: Float64Array;
  mipLevel: Int32Array;
  /** Linear albedo as a multiple of the grey that the room was rendered with, three to a pixel. */
  albedo: Float32Array;
};

/** An empty span for rows of `width` pixels. */
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

/** Finds where the camera's rays through a span of row `y` meet the plane of a surface. */
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
    // Slanted surfaces are sampled halfway between sharp and smooth.
    footprint[x] = Math.abs(t) * Math.sqrt(focal / Math.max(1, Math.abs(towardsPlane)));
  }
}

/** Gives a whole span one albedo. */
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

/** Darkens, or lightens, the albedo of the pixel at `x`. */
export function scaleAlbedo({ albedo }: PixelSpan, x: number, factor: number): void {
  albedo[x * 3] = (albedo[x * 3] ?? 0) * factor;
  albedo[x * 3 + 1] = (albedo[x * 3 + 1] ?? 0) * factor;
  albedo[x * 3 + 2] = (albedo[x * 3 + 2] ?? 0) * factor;
}
