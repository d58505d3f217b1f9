import type { Face, RoomRecord } from "./passes.ts";

/**
 * Neighbouring pixels of one row that show the same face. Each step of the work goes over all of them at once: numbers
 * handed from function to function pixel by pixel would be boxed, which took most of a picture's time.
 * Every array is indexed by the pixel's place in the row.
 */
export type Strip = {
  /** The first pixel, and the one after the last. */
  from: number;
  to: number;
  /** Where the eye's ray meets the face, in metres, by axis. */
  points: readonly [Float64Array, Float64Array, Float64Array];
  /** The size of a pixel on the face, in metres. */
  pixel: Float64Array;
  /** Where on a board or slab that is, in metres; then, which texel of which level. */
  along: Float64Array;
  across: Float64Array;
  /** Which board; then, which level of the texture. */
  key: Int32Array;
  /** What the texture's colour is multiplied by. */
  tone: Float64Array;
  /** Linear colour, three to a pixel. */
  colour: Float32Array;
};

/** An empty strip for rows of `width` pixels. */
export function stripOf(width: number): Strip {
  const numbers = () => new Float64Array(width);
  return {
    from: 0,
    to: 0,
    points: [numbers(), numbers(), numbers()],
    pixel: numbers(),
    along: numbers(),
    across: numbers(),
    key: new Int32Array(width),
    tone: numbers(),
    colour: new Float32Array(width * 3),
  };
}

/** Finds where the rays through a strip of row `y` meet the plane of a face. */
export function meet(strip: Strip, { axis, plane }: Face, { camera }: RoomRecord, y: number): void {
  const { from, to, pixel } = strip;
  const [xs, ys, zs] = strip.points;
  const { position, forward, right, up, focal, cx, cy } = camera;
  const [eyeX, eyeY, eyeZ] = position;
  const [rightX, rightY, rightZ] = right;
  const v = cy - y - 0.5;
  const rowX = forward[0] * focal + up[0] * v;
  const rowY = forward[1] * focal + up[1] * v;
  const rowZ = forward[2] * focal + up[2] * v;
  const reach = plane - position[axis];
  for (let x = from; x < to; x++) {
    const u = x + 0.5 - cx;
    const dx = rowX + rightX * u;
    const dy = rowY + rightY * u;
    const dz = rowZ + rightZ * u;
    const toPlane = axis === 0 ? dx : axis === 1 ? dy : dz;
    const t = reach / toPlane;
    xs[x] = eyeX + t * dx;
    ys[x] = eyeY + t * dy;
    zs[x] = eyeZ + t * dz;
    // Slanted faces are met halfway between sharp and smooth.
    pixel[x] = Math.abs(t) * Math.sqrt(focal / Math.max(1, Math.abs(toPlane)));
  }
}

/** Gives a whole strip one colour. */
export function flood({ from, to, colour }: Strip, red: number, green: number, blue: number): void {
  for (let i = from * 3; i < to * 3; i += 3) {
    colour[i] = red;
    colour[i + 1] = green;
    colour[i + 2] = blue;
  }
}
