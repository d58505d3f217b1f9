import type { TexturedMaterial } from "./materials.ts";
import type { PixelSpan } from "./pixel-span.ts";
import { srgbToLinear } from "./color-grading.ts";

/** An atlas holds this many boards, stacked, each 3 m x 0.24 m. */
const BOARDS_IN_ATLAS = 8;
const BOARD_LENGTH = 3;
const BOARD_WIDTH = 0.24;
/** Metres; larger than any worktop. */
export const SLAB_LENGTH = 4.5;
export const SLAB_WIDTH = 1.5;
/** Linear light by quarters of an sRGB byte. */
const linearOf = Float32Array.from({ length: 1024 }, (_, i) => srgbToLinear(i / 4 / 255));

/** Mirrors adjacent leaves. Returns the position across the board, `offset` meters from the surface's center. */
export function bookMatch(offset: number): number {
  const at = offset / BOARD_WIDTH + 0.5;
  const leaf = Math.floor(at);
  const part = at - leaf;
  return (leaf & 1 ? 1 - part : part) * BOARD_WIDTH;
}

/** Reads a span's albedo from its boards or its slab; `boardSeed` selects a board and the cut along it. */
export function sampleTexture(
  { kind, texture, saturation }: TexturedMaterial,
  { start, end, u, v, footprint, boardSeed, brightness, albedo }: PixelSpan,
): void {
  const isWood = kind === "wood";
  const boards = isWood ? BOARDS_IN_ATLAS : 1;
  const length = isWood ? BOARD_LENGTH : SLAB_LENGTH;
  const boardWidth = isWood ? BOARD_WIDTH : SLAB_WIDTH;
  for (let i = start; i < end; i++) {
    const level = mipLevelFor(((footprint[i] ?? 0) * texture.width) / length);
    const { data, width, height } = texture.mipLevels[level] ?? texture;
    const seed = isWood ? (boardSeed[i] ?? 0) : 0;
    const high = height / boards;
    const cut = ((seed & 0xffff) / 0xffff) * 0.9;
    const left = mirroredRepeat((u[i] ?? 0) / length + cut) * width - 0.5;
    const below = mirroredRepeat((v[i] ?? 0) / boardWidth) * high - 0.5;
    const atX = Math.min(width - 1.01, Math.max(0, left));
    const top = Math.floor(((seed >>> 16) % boards) * high);
    const atY = top + Math.min(high - 1.01, Math.max(0, below));
    const x = atX | 0;
    const y = atY | 0;
    const s = atX - x;
    const t = (atY - y) * 4;
    const wd = s * t;
    const wc = t - wd;
    const wb = s * 4 - wd;
    const wa = 4 - t - wb;
    const a = (y * width + x) * 3;
    const c = a + width * 3;
    const linear = (k: number) => {
      const near = wa * (data[a + k] ?? 0) + wb * (data[a + 3 + k] ?? 0);
      return linearOf[(near + wc * (data[c + k] ?? 0) + wd * (data[c + 3 + k] ?? 0)) | 0] ?? 0;
    };
    const r = linear(0);
    const g = linear(1);
    const b = linear(2);
    const scale = brightness[i] ?? 0;
    const chroma = saturation * scale;
    const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) * (scale - chroma);
    albedo[i * 3] = grey + r * chroma;
    albedo[i * 3 + 1] = grey + g * chroma;
    albedo[i * 3 + 2] = grey + b * chroma;
  }
}

function mipLevelFor(texels: number): number {
  return texels < 1.4 ? 0 : texels < 2.8 ? 1 : texels < 5.6 ? 2 : texels < 11.2 ? 3 : 4;
}

function mirroredRepeat(at: number): number {
  const part = at - 2 * Math.floor(at / 2);
  return part > 1 ? 2 - part : part;
}
