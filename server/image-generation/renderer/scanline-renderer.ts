import { type Passes, upsampleRow } from "./passes.ts";
import { createPixelSpan, fillAlbedo, type PixelSpan } from "./pixel-span.ts";
import { createSeamSpan } from "./seams.ts";
import type { LinearRgb } from "./srgb.ts";
import type { SurfaceSampler } from "./surface-sampler.ts";

type SurfaceFinish = { gloss: number; isMetal: boolean };

/** Returns a function that draws one row. `samplers` by surface, none for metal; `metal` is the handles' color. */
export function createScanlineRenderer(
  passes: Passes,
  samplers: readonly (SurfaceSampler | undefined)[],
  bounceTint: LinearRgb,
  metal: LinearRgb,
): (y: number, frame: Float32Array) => void {
  const { width, surfaceIds, scene } = passes;
  const first = createPixelSpan(width);
  const second = createPixelSpan(width);
  const samples = createSeamSpan(width);
  const row: RowReflectance = {
    albedo: first.albedo,
    gloss: new Float32Array(width * 3),
    indirectShare: new Float32Array(width),
  };
  const radiance = createRadianceTable(scene.curve);
  const { hardware } = scene.neutral;
  const metalGloss: LinearRgb = [metal[0] / hardware, metal[1] / hardware, metal[2] / hardware];
  const finishOf = (id: number): SurfaceFinish => ({
    gloss: samplers[id - 1]?.gloss ?? 1,
    isMetal: scene.surfaces[id - 1]?.slot === "hardware",
  });

  return (y, frame) => {
    const start = y * width * 3;
    for (let x = 0; x < width; x = first.end) {
      const id = surfaceIds[start + x * 3] ?? 0;
      const neighbor = surfaceIds[start + x * 3 + 1] ?? 0;
      first.start = x;
      first.end = endOfSpan(surfaceIds, start, x, width);
      sampleAlbedo(first, samplers[id - 1], y, samples);
      if (id === 0 && neighbor === 0) {
        row.gloss.fill(0, x * 3, first.end * 3);
        continue;
      }
      second.start = x;
      second.end = first.end;
      sampleAlbedo(second, samplers[neighbor - 1], y, samples);
      const finishes = [finishOf(id), finishOf(neighbor)] as const;
      if (!finishes[0].isMetal && !finishes[1].isMetal)
        blendAlbedo(first, second, surfaceIds, start);
      blendGloss(row.gloss, first, finishes, surfaceIds, start, metalGloss);
    }
    upsampleRow(passes.indirectShare, 1, y, row.indirectShare);
    relightRow(passes, start, radiance, bounceTint, row, frame);
  };
}

function endOfSpan(surfaceIds: Uint8Array, start: number, x: number, width: number): number {
  const id = surfaceIds[start + x * 3];
  const neighbor = surfaceIds[start + x * 3 + 1];
  let end = x + 1;
  while (
    end < width &&
    surfaceIds[start + end * 3] === id &&
    surfaceIds[start + end * 3 + 1] === neighbor
  )
    end++;
  return end;
}

/** Without a sampler, keeps the gray room's light. */
function sampleAlbedo(
  span: PixelSpan,
  sampler: SurfaceSampler | undefined,
  y: number,
  samples: PixelSpan,
): void {
  if (sampler) sampler.sample(span, y, samples);
  else fillAlbedo(span, 1, 1, 1);
}

/** Antialiasing: blends both surfaces' albedo by their shares of light. */
function blendAlbedo(
  { start: from, end, albedo }: PixelSpan,
  second: PixelSpan,
  surfaceIds: Uint8Array,
  start: number,
): void {
  for (let i = from * 3; i < end * 3; i += 3) {
    const share = (surfaceIds[start + i + 2] ?? 0) / 255;
    const rest = 1 - share;
    if (rest === 0) continue;
    for (let k = i; k < i + 3; k++)
      albedo[k] = (albedo[k] ?? 0) * share + (second.albedo[k] ?? 0) * rest;
  }
}

/** Blends both surfaces' gloss; metal has a color instead of a factor. */
function blendGloss(
  gloss: Float32Array,
  { start: from, end }: PixelSpan,
  [first, second]: readonly [SurfaceFinish, SurfaceFinish],
  surfaceIds: Uint8Array,
  start: number,
  metal: LinearRgb,
): void {
  const secondGloss = second.isMetal ? first.gloss : second.gloss;
  for (let i = from * 3; i < end * 3; i += 3) {
    const share = (surfaceIds[start + i + 2] ?? 0) / 255;
    const rest = 1 - share;
    const metallic = first.isMetal ? 1 : second.isMetal ? rest : 0;
    const kept = (first.gloss * share + secondGloss * rest) * (1 - metallic);
    for (let k = 0; k < 3; k++) gloss[i + k] = kept + metallic * (metal[k] ?? 0);
  }
}

type RowReflectance = {
  /** Relative to the gray room's albedo, three per pixel. */
  albedo: Float32Array;
  /** Factor for the rendered gloss, three per pixel. */
  gloss: Float32Array;
  /** Share of indirect light in 255ths, one per pixel. */
  indirectShare: Float32Array;
};

/** Lights the row at byte `start` of the passes: light times albedo plus gloss. */
function relightRow(
  { light, gloss }: Passes,
  start: number,
  radiance: Float32Array,
  bounceTint: LinearRgb,
  row: RowReflectance,
  frame: Float32Array,
): void {
  const { albedo, gloss: glossScale, indirectShare } = row;
  for (let x = 0; x < indirectShare.length; x++) {
    const indirect = (indirectShare[x] ?? 0) / 255;
    for (let k = 0; k < 3; k++) {
      const j = x * 3 + k;
      const i = start + j;
      const tint = 1 + indirect * ((bounceTint[k] ?? 1) - 1);
      frame[i] =
        (radiance[light[i] ?? 0] ?? 0) * tint * (albedo[j] ?? 0) +
        (radiance[gloss[i] ?? 0] ?? 0) * (glossScale[j] ?? 0);
    }
  }
}

/** Linear radiance of each stored byte. */
function createRadianceTable({ k, top }: Passes["scene"]["curve"]): Float32Array {
  return Float32Array.from(
    { length: 256 },
    (_, i) => Math.expm1((i / 255) * Math.log1p(k * top)) / k,
  );
}
