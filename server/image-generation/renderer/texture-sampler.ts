import type { PixelSpan } from "./pixel-span.ts";
import { srgbToLinear } from "./srgb.ts";
import type { MipLevel, Texture } from "./textures.ts";

/** An atlas holds this many boards, stacked, each 3 m x 0.24 m. */
const BOARDS_IN_ATLAS = 8;
const BOARD_LENGTH = 3;
const BOARD_WIDTH = 0.24;
/** Metres; larger than any worktop. */
export const SLAB_LENGTH = 4.5;
export const SLAB_WIDTH = 1.5;
/** Linear light by quarters of an sRGB byte. */
const linearOf = Float32Array.from({ length: 1024 }, (_, i) => srgbToLinear(i / 4 / 255));
const EMPTY_LEVEL: MipLevel = { data: new Uint8Array(12), width: 2, height: 2 };

/** Mirrors adjacent leaves. Returns the position across the board, `offset` meters from the surface's center. */
export function bookMatch(offset: number): number {
  const at = offset / BOARD_WIDTH + 0.5;
  const leaf = Math.floor(at);
  const part = at - leaf;
  return (leaf & 1 ? 1 - part : part) * BOARD_WIDTH;
}

/** Samples boards of an atlas by seed; coordinates in meters. */
export function sampleBoards(texture: Texture, span: PixelSpan, saturation: number): void {
  const { start, end, u, v, footprint, boardSeed, texelX, texelY, mipLevel } = span;
  const { width, height } = texture.mipLevels[0] ?? EMPTY_LEVEL;
  const texelsPerMetre = width / BOARD_LENGTH;
  for (let i = start; i < end; i++) {
    const level = mipLevelFor((footprint[i] ?? 0) * texelsPerMetre);
    const seed = boardSeed[i] ?? 0;
    const wide = width >> level;
    const high = height / BOARDS_IN_ATLAS / (1 << level);
    const cut = (seed & 0xffff) / 0xffff;
    const x = mirroredRepeat((u[i] ?? 0) / BOARD_LENGTH + cut * 0.9) * wide - 0.5;
    const y = ((v[i] ?? 0) / BOARD_WIDTH) * high - 0.5;
    const top = Math.floor(((seed >>> 16) % BOARDS_IN_ATLAS) * high);
    texelX[i] = Math.min(wide - 1.01, Math.max(0, x));
    texelY[i] = top + Math.min(high - 1.01, Math.max(0, y));
    mipLevel[i] = level;
  }
  sampleBilinear(texture, span, saturation);
}

/** Samples a slab in meters, mirrored beyond its edges. */
export function sampleSlab(texture: Texture, span: PixelSpan): void {
  const { start, end, u, v, footprint, texelX, texelY, mipLevel } = span;
  const { width, height } = texture.mipLevels[0] ?? EMPTY_LEVEL;
  const texelsPerMetre = width / SLAB_LENGTH;
  for (let i = start; i < end; i++) {
    const level = mipLevelFor((footprint[i] ?? 0) * texelsPerMetre);
    const wide = width >> level;
    const high = height >> level;
    const x = mirroredRepeat((u[i] ?? 0) / SLAB_LENGTH) * wide - 0.5;
    const y = mirroredRepeat((v[i] ?? 0) / SLAB_WIDTH) * high - 0.5;
    texelX[i] = Math.min(wide - 1.01, Math.max(0, x));
    texelY[i] = Math.min(high - 1.01, Math.max(0, y));
    mipLevel[i] = level;
  }
  sampleBilinear(texture, span, 1);
}

function mipLevelFor(texels: number): number {
  return texels < 1.4 ? 0 : texels < 2.8 ? 1 : texels < 5.6 ? 2 : texels < 11.2 ? 3 : 4;
}

function mirroredRepeat(at: number): number {
  const part = at - 2 * Math.floor(at / 2);
  return part > 1 ? 2 - part : part;
}

function sampleBilinear({ mipLevels }: Texture, span: PixelSpan, saturation: number): void {
  const { start, end, texelX, texelY, mipLevel, brightness, albedo } = span;
  let level = -1;
  let data = EMPTY_LEVEL.data;
  let stride = 0;
  for (let i = start; i < end; i++) {
    const wanted = mipLevel[i] ?? 0;
    if (wanted !== level) {
      level = wanted;
      const found = mipLevels[level] ?? EMPTY_LEVEL;
      data = found.data;
      stride = found.width * 3;
    }
    const atX = texelX[i] ?? 0;
    const atY = texelY[i] ?? 0;
    const x = atX | 0;
    const y = atY | 0;
    const s = atX - x;
    const t = (atY - y) * 4;
    const wd = s * t;
    const wc = t - wd;
    const wb = s * 4 - wd;
    const wa = 4 - t - wb;
    const a = y * stride + x * 3;
    const c = a + stride;
    const red =
      wa * (data[a] ?? 0) + wb * (data[a + 3] ?? 0) + wc * (data[c] ?? 0) + wd * (data[c + 3] ?? 0);
    const green =
      wa * (data[a + 1] ?? 0) +
      wb * (data[a + 4] ?? 0) +
      wc * (data[c + 1] ?? 0) +
      wd * (data[c + 4] ?? 0);
    const blue =
      wa * (data[a + 2] ?? 0) +
      wb * (data[a + 5] ?? 0) +
      wc * (data[c + 2] ?? 0) +
      wd * (data[c + 5] ?? 0);
    const r = linearOf[red | 0] ?? 0;
    const g = linearOf[green | 0] ?? 0;
    const b = linearOf[blue | 0] ?? 0;
    const scale = brightness[i] ?? 0;
    const chroma = saturation * scale;
    const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) * (scale - chroma);
    albedo[i * 3] = grey + r * chroma;
    albedo[i * 3 + 1] = grey + g * chroma;
    albedo[i * 3 + 2] = grey + b * chroma;
  }
}
