import type { SlotOption } from "#content/image-generation/options.ts";
import type { Strip } from "./strip.ts";

type Mood = SlotOption<"mood">;

/** Makes the colours of a strip as light as a front with relief is against a flat one; x and z are its lower left corner. */
export type Relief = (strip: Strip, x: number, z: number) => void;

/** Width of a shaker front's stiles in metres; a drawer's rails may be narrower. */
export const stileWidth = 0.062;

/**
 * The shading of a front's relief. It is as fine as a few pixels, so that it can be worked out instead of rendered.
 * `width` and `height` in metres. A slab has none.
 */
export function reliefOf(
  front: SlotOption<"front">,
  mood: Mood,
  width: number,
  height: number,
): Relief | undefined {
  if (front === "fluted") return fluteRelief(mood);
  if (front === "shaker") return shakerRelief(mood, width, height);
  return undefined;
}

/** The height of a shaker front's rails: flat drawers have narrower ones. */
export function railHeight(height: number): number {
  return Math.min(stileWidth, height * 0.27);
}

/** Metres from one flute to the next. */
const pitch = 0.026;
/** The rib's share of it; the rest is groove. */
const rib = 0.84;
const steps = 128;
/** How far a light stands to the left of the fronts: 0 is before them, 1 as far aside as before. */
const aside = { day: 0.42, sun: 0.85, evening: 0.12 } satisfies Record<Mood, number>;

function fluteRelief(mood: Mood): Relief {
  const sums = new Float32Array(steps + 1);
  for (let i = 0; i < steps; i++)
    sums[i + 1] = (sums[i] ?? 0) + rounded((i + 0.5) / steps, aside[mood]);
  const whole = sums[steps] ?? 0;
  const upTo = (at: number) => {
    const turns = Math.floor(at);
    return turns * whole + (sums[((at - turns) * steps) | 0] ?? 0);
  };
  return (strip, left) => {
    const { from, to, pixel } = strip;
    const [xs] = strip.points;
    for (let i = from; i < to; i++) {
      const half = Math.max((pixel[i] ?? 0) / pitch / 2, 1.5 / steps);
      const at = ((xs[i] ?? 0) - left) / pitch + 1;
      shade(strip, i, (upTo(at + half) - upTo(at - half)) / (2 * half * steps));
    }
  };
}

/** The light on a half-round rib, and in the groove beside it, at 0 to 1 across both. */
function rounded(at: number, side: number): number {
  if (at > rib) return 0.16;
  const x = (at / rib) * 2 - 1;
  const across = 0.92 * Math.sign(x) * x * x;
  const facing = Math.sqrt(1 - across * across);
  return Math.max(0.12, facing - across * side) * (1 - 0.4 * x ** 8) * 1.08;
}

/** What the frame takes from the panel's light along each of its sides: how deep, and how wide in metres. */
const shadows = {
  day: { top: [0.52, 0.0065], left: [0.4, 0.0045], right: [0.3, 0.0032], bottom: [0.16, 0.003] },
  sun: { top: [0.54, 0.0075], left: [0.5, 0.0095], right: [0.22, 0.003], bottom: [0.12, 0.003] },
  evening: { top: [0.66, 0.011], left: [0.42, 0.004], right: [0.42, 0.004], bottom: [0.14, 0.003] },
} as const satisfies Record<Mood, Record<string, readonly [number, number]>>;
/** Corners get less of the room's light; it comes back over this many metres. */
const corner = 0.016;
const cornerDepth = 0.14;

function shakerRelief(mood: Mood, width: number, height: number): Relief {
  const rail = railHeight(height);
  const { top, left, right, bottom } = shadows[mood];
  return (strip, x0, z0) => {
    const [xs, , zs] = strip.points;
    for (let i = strip.from; i < strip.to; i++) {
      const pixel = strip.pixel[i] ?? 1;
      const fromLeft = (xs[i] ?? 0) - x0 - stileWidth;
      const fromRight = width - stileWidth * 2 - fromLeft;
      const fromBottom = (zs[i] ?? 0) - z0 - rail;
      const fromTop = height - rail * 2 - fromBottom;
      const nearest = Math.min(fromLeft, fromRight, fromBottom, fromTop);
      // Further in than that, what the corners take is less than a thousandth.
      if (nearest < -pixel / 2 || nearest > corner * 5) continue;
      const by =
        (1 - top[0] * covered(fromTop, top[1], pixel)) *
        (1 - left[0] * covered(fromLeft, left[1], pixel)) *
        (1 - right[0] * covered(fromRight, right[1], pixel)) *
        (1 - bottom[0] * covered(fromBottom, bottom[1], pixel)) *
        (1 - cornerDepth * Math.exp(-Math.max(0, nearest) / corner));
      shade(strip, i, by);
    }
  };
}

function shade({ colour }: Strip, i: number, by: number): void {
  colour[i * 3] = (colour[i * 3] ?? 0) * by;
  colour[i * 3 + 1] = (colour[i * 3 + 1] ?? 0) * by;
  colour[i * 3 + 2] = (colour[i * 3 + 2] ?? 0) * by;
}

/** How much of a pixel at `distance` from an edge lies within `width` of it, on the panel's side. */
function covered(distance: number, width: number, pixel: number): number {
  const from = Math.max(distance - pixel / 2, 0);
  const to = Math.min(distance + pixel / 2, width);
  return to > from ? (to - from) / pixel : 0;
}
