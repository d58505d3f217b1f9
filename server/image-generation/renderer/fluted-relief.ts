import type { SlotOption } from "#content/image-generation/options.ts";
import { scaleAlbedo } from "./pixel-span.ts";
import type { Relief } from "./relief.ts";

type Mood = SlotOption<"mood">;

/** Distance between flutes, in meters. */
const PITCH = 0.026;
const RIB_SHARE = 0.84;
const STEPS = 128;
/** Lateral position of the light: 0 is frontal, 1 at 45 degrees. */
const LIGHT_SLANT = { day: 0.42, sun: 0.85, evening: 0.12 } satisfies Record<Mood, number>;

/** Half-round ribs, antialiased with a summed-area table. */
export function createFlutedRelief(mood: Mood): Relief {
  const sums = new Float32Array(STEPS + 1);
  for (let i = 0; i < STEPS; i++)
    sums[i + 1] = (sums[i] ?? 0) + ribShading((i + 0.5) / STEPS, LIGHT_SLANT[mood]);
  const whole = sums[STEPS] ?? 0;
  const sumUpTo = (at: number) => {
    const flutes = Math.floor(at);
    return flutes * whole + (sums[((at - flutes) * STEPS) | 0] ?? 0);
  };
  return (span, left) => {
    const { start, end, footprint } = span;
    const [xs] = span.positions;
    for (let i = start; i < end; i++) {
      const half = Math.max((footprint[i] ?? 0) / PITCH / 2, 1.5 / STEPS);
      const at = ((xs[i] ?? 0) - left) / PITCH + 1;
      scaleAlbedo(span, i, (sumUpTo(at + half) - sumUpTo(at - half)) / (2 * half * STEPS));
    }
  };
}

function ribShading(at: number, slant: number): number {
  if (at > RIB_SHARE) return 0.16;
  const x = (at / RIB_SHARE) * 2 - 1;
  const across = 0.92 * Math.sign(x) * x * x;
  const facing = Math.sqrt(1 - across * across);
  return Math.max(0.12, facing - across * slant) * (1 - 0.4 * x ** 8) * 1.08;
}
