import type { CabinetDesign, SlotOption } from "#content/image-generation/options.ts";
import type { Relief } from "./pixel-span.ts";
import type { Surface } from "./passes.ts";

type Mood = SlotOption<"mood">;

/** The shading that a front's shape adds to it, if it has any. */
export function reliefOf(
  { kind, lo, hi }: Surface,
  { front, mood }: CabinetDesign,
): Relief | undefined {
  if (kind !== "front" || front === "slab") return undefined;
  const [width, height] = [hi[0] - lo[0], hi[2] - lo[2]];
  switch (front) {
    case "fluted":
      return createFlutedRelief(mood);
    case "shaker":
      return createShakerRelief(mood, width, height);
    case "sliding":
      if (height < LEAST_LEAF_HEIGHT) return undefined;
      return createSlidingRelief(mood, width, height, Math.round(lo[0] / width) % 2 !== 0);
  }
}

/** In meters; a drawer's rails may be narrower. */
export const STILE_WIDTH = 0.062;

/** Shadow of the frame on the panel by side: strength, and width in meters. */
const FRAME_SHADOWS = {
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
function createShakerRelief(mood: Mood, width: number, height: number): Relief {
  const rail = railHeight(height);
  const { top, left, right, bottom } = FRAME_SHADOWS[mood];
  return (x, z, footprint) => {
    const fromLeft = x - STILE_WIDTH;
    const fromRight = width - STILE_WIDTH * 2 - fromLeft;
    const fromBottom = z - rail;
    const fromTop = height - rail * 2 - fromBottom;
    const nearest = Math.min(fromLeft, fromRight, fromBottom, fromTop);
    // Beyond this distance occlusion is below a thousandth.
    if (nearest < -footprint / 2 || nearest > OCCLUSION_REACH * 5) return 1;
    return (
      (1 - top[0] * edgeCoverage(fromTop, top[1], footprint)) *
      (1 - left[0] * edgeCoverage(fromLeft, left[1], footprint)) *
      (1 - right[0] * edgeCoverage(fromRight, right[1], footprint)) *
      (1 - bottom[0] * edgeCoverage(fromBottom, bottom[1], footprint)) *
      (1 - OCCLUSION * Math.exp(-Math.max(0, nearest) / OCCLUSION_REACH))
    );
  };
}

/** How much of a pixel at `distance` from an edge lies within `width` of it. */
function edgeCoverage(distance: number, width: number, footprint: number): number {
  const from = Math.max(distance - footprint / 2, 0);
  const to = Math.min(distance + footprint / 2, width);
  return to > from ? (to - from) / footprint : 0;
}

/** In meters. A lower front is a drawer's, which does not slide. */
const LEAST_LEAF_HEIGHT = 2;
/** How far a leaf lies behind its neighbors. */
const TRACK = 0.045;
/** The flush pull: its distance from the leaf's edge, its width, and where it begins and ends above the leaf's foot. */
const PULL = { edge: 0.055, width: 0.034, bottom: 0.86, top: 1.16 } as const;

/** What the leaf before throws on the one behind, at its left and right; and what the head throws on both. */
const LEAF_SHADOWS = {
  day: { left: 0.56, right: 0.46, reach: 0.6, head: 0.35 },
  sun: { left: 0.66, right: 0.36, reach: 0.9, head: 0.4 },
  evening: { left: 0.54, right: 0.54, reach: 0.7, head: 0.55 },
} as const satisfies Record<Mood, Record<string, number>>;

/** Leaves on two tracks, every other one behind its neighbors, each with a flush pull. */
function createSlidingRelief(mood: Mood, width: number, height: number, isBehind: boolean): Relief {
  const { left, right, reach, head } = LEAF_SHADOWS[mood];
  const soft = TRACK * reach;
  return (x, z, footprint) => {
    let shading = 1 - head * Math.exp(-Math.max(0, height - z) / soft);
    if (isBehind)
      shading *=
        (1 - left * Math.exp(-Math.max(0, x) / soft)) *
        (1 - right * Math.exp(-Math.max(0, width - x) / soft));
    return shading * pullShading(x, z, footprint);
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

/** Distance between flutes, in meters. */
const PITCH = 0.026;
const RIB_SHARE = 0.84;
const SAMPLES = 8;
/** Lateral position of the light: 0 is frontal, 1 at 45 degrees. */
const LIGHT_SLANT = { day: 0.42, sun: 0.85, evening: 0.12 } satisfies Record<Mood, number>;

/** Half-round ribs, antialiased by the mean of samples across a pixel. */
function createFlutedRelief(mood: Mood): Relief {
  const slant = LIGHT_SLANT[mood];
  return (x, _z, footprint) => {
    const width = footprint / PITCH / SAMPLES;
    const at = x / PITCH + 1 - (width * (SAMPLES - 1)) / 2;
    let shading = 0;
    for (let k = 0; k < SAMPLES; k++) shading += ribShading((at + k * width) % 1, slant);
    return shading / SAMPLES;
  };
}

function ribShading(at: number, slant: number): number {
  if (at > RIB_SHARE) return 0.16;
  const x = (at / RIB_SHARE) * 2 - 1;
  const across = 0.92 * Math.sign(x) * x * x;
  const facing = Math.sqrt(1 - across * across);
  return Math.max(0.12, facing - across * slant) * (1 - 0.4 * x ** 8) * 1.08;
}
