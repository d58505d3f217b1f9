import type { SlotOption } from "@/content/image-generation/options";

/** Metres from one flute to the next. */
const pitch = 0.026;
/** The rib's share of it; the rest is groove. */
const rib = 0.84;
const steps = 128;
/** How far a light stands to the left of the fronts: 0 is before them, 1 as far aside as before. */
const aside = { day: 0.42, sun: 0.85, evening: 0.12 } satisfies Record<SlotOption<"mood">, number>;

/**
 * How light a fluted front is against a flat one, as a function of metres across it and of a pixel's size in metres.
 * Flutes are as wide as a few pixels, so that their shading can be worked out instead of rendered.
 */
export function fluteShading(mood: SlotOption<"mood">): (x: number, pixel: number) => number {
  const sums = new Float32Array(steps + 1);
  for (let i = 0; i < steps; i++)
    sums[i + 1] = (sums[i] ?? 0) + shade((i + 0.5) / steps, aside[mood]);
  const whole = sums[steps] ?? 0;
  const upTo = (at: number) => {
    const turns = Math.floor(at);
    return turns * whole + (sums[((at - turns) * steps) | 0] ?? 0);
  };
  return (x, pixel) => {
    const half = Math.max(pixel / pitch / 2, 1.5 / steps);
    const at = x / pitch + 1;
    return (upTo(at + half) - upTo(at - half)) / (2 * half * steps);
  };
}

/** The light on a half-round rib, and in the groove beside it, at 0 to 1 across both. */
function shade(at: number, side: number): number {
  if (at > rib) return 0.16;
  const x = (at / rib) * 2 - 1;
  const across = 0.92 * Math.sign(x) * x * x;
  const facing = Math.sqrt(1 - across * across);
  return Math.max(0.12, facing - across * side) * (1 - 0.4 * x ** 8) * 1.08;
}
