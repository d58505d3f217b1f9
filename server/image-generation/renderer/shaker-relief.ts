import type { SlotOption } from "#content/image-generation/options.ts";
import { scaleAlbedo } from "./pixel-span.ts";
import type { Relief } from "./relief.ts";

type Mood = SlotOption<"mood">;

/** In meters; a drawer's rails may be narrower. */
export const STILE_WIDTH = 0.062;

/** Shadow of the frame on the panel by side: strength, and width in meters. */
const SHADOWS = {
  day: { top: [0.52, 0.0065], left: [0.4, 0.0045], right: [0.3, 0.0032], bottom: [0.16, 0.003] },
  sun: { top: [0.54, 0.0075], left: [0.5, 0.0095], right: [0.22, 0.003], bottom: [0.12, 0.003] },
  evening: { top: [0.66, 0.011], left: [0.42, 0.004], right: [0.42, 0.004], bottom: [0.14, 0.003] },
} as const satisfies Record<Mood, Record<string, readonly [number, number]>>;
/** Ambient occlusion: strength in corners, and its falloff in meters. */
const OCCLUSION = 0.14;
const OCCLUSION_REACH = 0.016;

export function railHeight(height: number): number {
  return Math.min(STILE_WIDTH, height * 0.27);
}

/** The frame's shadows on a front's panel; width and height in meters. */
export function createShakerRelief(mood: Mood, width: number, height: number): Relief {
  const rail = railHeight(height);
  const { top, left, right, bottom } = SHADOWS[mood];
  return (span, x0, z0) => {
    const [xs, , zs] = span.positions;
    for (let i = span.start; i < span.end; i++) {
      const footprint = span.footprint[i] ?? 1;
      const fromLeft = (xs[i] ?? 0) - x0 - STILE_WIDTH;
      const fromRight = width - STILE_WIDTH * 2 - fromLeft;
      const fromBottom = (zs[i] ?? 0) - z0 - rail;
      const fromTop = height - rail * 2 - fromBottom;
      const nearest = Math.min(fromLeft, fromRight, fromBottom, fromTop);
      // Beyond this distance occlusion is below a thousandth.
      if (nearest < -footprint / 2 || nearest > OCCLUSION_REACH * 5) continue;
      const shading =
        (1 - top[0] * edgeCoverage(fromTop, top[1], footprint)) *
        (1 - left[0] * edgeCoverage(fromLeft, left[1], footprint)) *
        (1 - right[0] * edgeCoverage(fromRight, right[1], footprint)) *
        (1 - bottom[0] * edgeCoverage(fromBottom, bottom[1], footprint)) *
        (1 - OCCLUSION * Math.exp(-Math.max(0, nearest) / OCCLUSION_REACH));
      scaleAlbedo(span, i, shading);
    }
  };
}

/** How much of a pixel at `distance` from an edge lies within `width` of it. */
export function edgeCoverage(distance: number, width: number, footprint: number): number {
  const from = Math.max(distance - footprint / 2, 0);
  const to = Math.min(distance + footprint / 2, width);
  return to > from ? (to - from) / footprint : 0;
}
