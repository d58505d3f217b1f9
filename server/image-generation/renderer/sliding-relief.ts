import type { SlotOption } from "#content/image-generation/options.ts";
import { scaleAlbedo } from "./pixel-span.ts";
import type { Relief } from "./relief.ts";
import { edgeCoverage } from "./shaker-relief.ts";

type Mood = SlotOption<"mood">;

/** In meters. A lower front is a drawer's, which does not slide. */
export const LEAST_LEAF_HEIGHT = 2;
/** How far a leaf lies behind its neighbors. */
const TRACK = 0.045;
/** The flush pull: its distance from the leaf's edge, its width, and where it begins and ends above the leaf's foot. */
const PULL = { edge: 0.055, width: 0.034, bottom: 0.86, top: 1.16 } as const;

/** What the leaf before throws on the one behind, at its left and right; and what the head throws on both. */
const SHADOWS = {
  day: { left: 0.56, right: 0.46, reach: 0.6, head: 0.35 },
  sun: { left: 0.66, right: 0.36, reach: 0.9, head: 0.4 },
  evening: { left: 0.54, right: 0.54, reach: 0.7, head: 0.55 },
} as const satisfies Record<Mood, Record<string, number>>;

/** Leaves on two tracks, every other one behind its neighbors, each with a flush pull. */
export function createSlidingRelief(
  mood: Mood,
  width: number,
  height: number,
  isBehind: boolean,
): Relief {
  const { left, right, reach, head } = SHADOWS[mood];
  const soft = TRACK * reach;
  return (span, x0, z0) => {
    const [xs, , zs] = span.positions;
    for (let i = span.start; i < span.end; i++) {
      const footprint = span.footprint[i] ?? 1;
      const x = (xs[i] ?? 0) - x0;
      const z = (zs[i] ?? 0) - z0;
      let shading = 1 - head * Math.exp(-Math.max(0, height - z) / soft);
      if (isBehind)
        shading *=
          (1 - left * Math.exp(-Math.max(0, x) / soft)) *
          (1 - right * Math.exp(-Math.max(0, width - x) / soft));
      scaleAlbedo(span, i, shading * pullShading(x, z, footprint));
    }
  };
}

/** The pull is hollow: dark below its upper edge and at its left, lit at its foot. */
function pullShading(x: number, z: number, footprint: number): number {
  const within =
    edgeCoverage(x - PULL.edge, PULL.width, footprint) *
    edgeCoverage(z - PULL.bottom, PULL.top - PULL.bottom, footprint);
  if (within === 0) return 1;
  const fromTop = Math.max(0, PULL.top - z);
  const fromLeft = Math.max(0, x - PULL.edge);
  const hollow = 0.62 - 0.3 * Math.exp(-fromTop / 0.03) - 0.18 * Math.exp(-fromLeft / 0.008);
  return 1 - within * (1 - hollow);
}
