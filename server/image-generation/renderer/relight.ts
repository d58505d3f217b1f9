import type { Passes } from "./passes.ts";
import type { LinearRgb } from "./srgb.ts";

export type RowReflectance = {
  /** Relative to the gray room's albedo, three per pixel. */
  albedo: Float32Array;
  /** Factor for the rendered gloss, three per pixel. */
  gloss: Float32Array;
  /** Share of indirect light, one per pixel. */
  indirectShare: Float32Array;
};

/** Lights the row at byte `start` of the passes: light times albedo plus gloss. */
export function relightRow(
  { light, gloss }: Passes,
  start: number,
  radiance: Float32Array,
  bounceTint: LinearRgb,
  row: RowReflectance,
  frame: Float32Array,
): void {
  const { albedo, gloss: glossScale, indirectShare } = row;
  const red = bounceTint[0] - 1;
  const green = bounceTint[1] - 1;
  const blue = bounceTint[2] - 1;
  for (let x = 0; x < indirectShare.length; x++) {
    const indirect = indirectShare[x] ?? 0;
    const j = x * 3;
    const i = start + j;
    frame[i] =
      (radiance[light[i] ?? 0] ?? 0) * (1 + indirect * red) * (albedo[j] ?? 0) +
      (radiance[gloss[i] ?? 0] ?? 0) * (glossScale[j] ?? 0);
    frame[i + 1] =
      (radiance[light[i + 1] ?? 0] ?? 0) * (1 + indirect * green) * (albedo[j + 1] ?? 0) +
      (radiance[gloss[i + 1] ?? 0] ?? 0) * (glossScale[j + 1] ?? 0);
    frame[i + 2] =
      (radiance[light[i + 2] ?? 0] ?? 0) * (1 + indirect * blue) * (albedo[j + 2] ?? 0) +
      (radiance[gloss[i + 2] ?? 0] ?? 0) * (glossScale[j + 2] ?? 0);
  }
}

/** Upsamples row `y` of the indirect share, interpolated linearly. */
export function upsampleIndirectShare(
  { indirectShare }: Passes,
  y: number,
  out: Float32Array,
): void {
  const { data, width, height } = indirectShare;
  const v = Math.min(height - 1.001, Math.max(0, (y - 3.5) / 8));
  const top = (v | 0) * width;
  const t = v - (v | 0);
  for (let x = 0; x < out.length; x++) {
    const u = Math.min(width - 1.001, Math.max(0, (x - 3.5) / 8));
    const a = top + (u | 0);
    const s = u - (u | 0);
    const above = (data[a] ?? 0) * (1 - s) + (data[a + 1] ?? 0) * s;
    const below = (data[a + width] ?? 0) * (1 - s) + (data[a + width + 1] ?? 0) * s;
    out[x] = (above * (1 - t) + below * t) / 255;
  }
}

/** Linear radiance of each stored byte. */
export function createRadianceTable({ k, top }: Passes["scene"]["curve"]): Float32Array {
  return Float32Array.from(
    { length: 256 },
    (_, i) => Math.expm1((i / 255) * Math.log1p(k * top)) / k,
  );
}
