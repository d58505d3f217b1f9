import { enlargeRow, type Passes } from "./passes.ts";
import { createPixelSpan, fillAlbedo } from "./pixel-span.ts";
import type { LinearRgb } from "./color-grading.ts";
import type { SurfaceSampler } from "./surface-sampler.ts";

/** Side of a cell of the passes' indirect light, in pixels. */
const CELL = 8;

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
  /** Factor for the rendered gloss, three per pixel. */
  const glossScale = new Float32Array(width * 3);
  const indirectShare = new Float32Array(width * 3);
  const radiance = createRadianceTable(scene.curve);
  const isMetal = (id: number) => scene.surfaces[id - 1]?.slot === "hardware";
  const glossOf = (id: number, channel: number) =>
    isMetal(id) ? (metal[channel] ?? 0) / scene.neutral.hardware : (samplers[id - 1]?.gloss ?? 1);

  /** Without a sampler, a span keeps the gray room's light. */
  const sample = (span: typeof first, id: number, y: number) => {
    const sampler = samplers[id - 1];
    if (sampler) sampler.sample(span, y);
    else fillAlbedo(span, [1, 1, 1]);
  };

  /** Antialiasing: blends the albedo and gloss of both surfaces by their shares of the light. */
  const blend = (row: number, id: number, neighbor: number) => {
    const { start, end, albedo } = first;
    // Metal has no color but its gloss.
    const isPlain = !isMetal(id) && !isMetal(neighbor);
    for (let k = 0; k < 3; k++) {
      const gloss = glossOf(id, k);
      const otherGloss = glossOf(neighbor, k);
      for (let i = start * 3 + k; i < end * 3; i += 3) {
        const share = (surfaceIds[row + i - k + 2] ?? 0) / 255;
        const rest = 1 - share;
        glossScale[i] = gloss * share + otherGloss * rest;
        if (isPlain) albedo[i] = (albedo[i] ?? 0) * share + (second.albedo[i] ?? 0) * rest;
      }
    }
  };

  return (y, frame) => {
    const row = y * width * 3;
    for (let x = 0; x < width; x = first.end) {
      const id = surfaceIds[row + x * 3] ?? 0;
      const neighbor = surfaceIds[row + x * 3 + 1] ?? 0;
      first.start = second.start = x;
      first.end = second.end = endOfSpan(surfaceIds, row, x, width);
      sample(first, id, y);
      if (id === 0 && neighbor === 0) glossScale.fill(0, x * 3, first.end * 3);
      else {
        sample(second, neighbor, y);
        blend(row, id, neighbor);
      }
    }
    enlargeRow(passes.indirectShare, CELL, y, indirectShare);
    for (let j = 0; j < width * 3; j++) {
      const i = row + j;
      const tint = 1 + ((indirectShare[j] ?? 0) / 255) * ((bounceTint[j % 3] ?? 1) - 1);
      frame[i] =
        (radiance[passes.light[i] ?? 0] ?? 0) * tint * (first.albedo[j] ?? 0) +
        (radiance[passes.gloss[i] ?? 0] ?? 0) * (glossScale[j] ?? 0);
    }
  };
}

function endOfSpan(surfaceIds: Uint8Array, row: number, x: number, width: number): number {
  const start = row + x * 3;
  let i = start + 3;
  while (
    i < row + width * 3 &&
    surfaceIds[i] === surfaceIds[start] &&
    surfaceIds[i + 1] === surfaceIds[start + 1]
  )
    i += 3;
  return (i - row) / 3;
}

function createRadianceTable({ k, top }: Passes["scene"]["curve"]): Float32Array {
  return Float32Array.from(
    { length: 256 },
    (_, i) => Math.expm1((i / 255) * Math.log1p(k * top)) / k,
  );
}
