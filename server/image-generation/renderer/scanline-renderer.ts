import type { Passes } from "./passes.ts";
import { createPixelSpan, fillAlbedo, type PixelSpan } from "./pixel-span.ts";
import {
  createRadianceTable,
  relightRow,
  upsampleIndirectShare,
  type RowReflectance,
} from "./relight.ts";
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
    upsampleIndirectShare(passes, y, row.indirectShare);
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
    albedo[i] = (albedo[i] ?? 0) * share + (second.albedo[i] ?? 0) * rest;
    albedo[i + 1] = (albedo[i + 1] ?? 0) * share + (second.albedo[i + 1] ?? 0) * rest;
    albedo[i + 2] = (albedo[i + 2] ?? 0) * share + (second.albedo[i + 2] ?? 0) * rest;
  }
}

/** Blends both surfaces' gloss; metal has a color instead of a factor. */
function blendGloss(
  gloss: Float32Array,
  { start: from, end }: PixelSpan,
  [first, second]: readonly [SurfaceFinish, SurfaceFinish],
  surfaceIds: Uint8Array,
  start: number,
  [metalRed, metalGreen, metalBlue]: LinearRgb,
): void {
  const secondGloss = second.isMetal ? first.gloss : second.gloss;
  for (let i = from * 3; i < end * 3; i += 3) {
    const share = (surfaceIds[start + i + 2] ?? 0) / 255;
    const rest = 1 - share;
    const metallic = first.isMetal ? 1 : second.isMetal ? rest : 0;
    const kept = (first.gloss * share + secondGloss * rest) * (1 - metallic);
    gloss[i] = kept + metallic * metalRed;
    gloss[i + 1] = kept + metallic * metalGreen;
    gloss[i + 2] = kept + metallic * metalBlue;
  }
}
