import { toLinear } from "./materials.ts";
import type { Strip } from "./strip.ts";
import type { Level, Texture } from "./textures.ts";

/** An atlas of wood holds this many boards, one above the other, 3 m long and 0.24 m wide. */
const boards = 8;
const boardLength = 3;
const boardWidth = 0.24;
const slabSize = 2.4;
/** Linear light for a quarter of an sRGB byte. */
const linearOf = Float32Array.from({ length: 1024 }, (_, i) => toLinear(i / 4 / 255));
const none: Level = { data: new Uint8Array(12), width: 2, height: 2 };

/**
 * Veneer on a wide face: leaves of one board, each turned over against its neighbour, the middle one in the middle.
 * Answers how far across the board a point lies that is `across` metres from the face's middle.
 */
export function leaf(across: number): number {
  const at = across / boardWidth + 0.5;
  const whole = Math.floor(at);
  const part = at - whole;
  return (whole & 1 ? 1 - part : part) * boardWidth;
}

/** Colours a strip from the boards of an atlas: its keys choose them, at metres along and across. */
export function sampleWood(texture: Texture, strip: Strip, saturation: number): void {
  const { from, to, along, across, pixel, key } = strip;
  const { width, height } = texture.levels[0] ?? none;
  const scale = width / boardLength;
  for (let i = from; i < to; i++) {
    const level = levelFor((pixel[i] ?? 0) * scale);
    const seed = key[i] ?? 0;
    const wide = width >> level;
    const high = height / boards / (1 << level);
    const start = (seed & 0xffff) / 0xffff;
    const u = mirror((along[i] ?? 0) / boardLength + start * 0.9) * wide - 0.5;
    const v = ((across[i] ?? 0) / boardWidth) * high - 0.5;
    along[i] = Math.min(wide - 1.01, Math.max(0, u));
    across[i] = Math.floor(((seed >>> 16) % boards) * high) + Math.min(high - 1.01, Math.max(0, v));
    key[i] = level;
  }
  lookUp(texture, strip, saturation);
}

/** Colours a strip from a slab of stone, at metres along and across, repeated in mirrors. */
export function sampleSlab(texture: Texture, strip: Strip): void {
  const { from, to, along, across, pixel, key } = strip;
  const { width, height } = texture.levels[0] ?? none;
  const scale = width / slabSize;
  for (let i = from; i < to; i++) {
    const level = levelFor((pixel[i] ?? 0) * scale);
    const wide = width >> level;
    const high = height >> level;
    const u = mirror((along[i] ?? 0) / slabSize) * wide - 0.5;
    const v = mirror((across[i] ?? 0) / slabSize) * high - 0.5;
    along[i] = Math.min(wide - 1.01, Math.max(0, u));
    across[i] = Math.min(high - 1.01, Math.max(0, v));
    key[i] = level;
  }
  lookUp(texture, strip, 1);
}

function levelFor(texels: number): number {
  return texels < 1.4 ? 0 : texels < 2.8 ? 1 : texels < 5.6 ? 2 : texels < 11.2 ? 3 : 4;
}

function mirror(at: number): number {
  const part = at - 2 * Math.floor(at / 2);
  return part > 1 ? 2 - part : part;
}

/** Blends the four texels around each pixel's place. */
function lookUp({ levels }: Texture, strip: Strip, saturation: number): void {
  const { from, to, along, across, key, tone, colour } = strip;
  let level = -1;
  let data = none.data;
  let stride = 0;
  for (let i = from; i < to; i++) {
    const wanted = key[i] ?? 0;
    if (wanted !== level) {
      level = wanted;
      const found = levels[level] ?? none;
      data = found.data;
      stride = found.width * 3;
    }
    const u = along[i] ?? 0;
    const v = across[i] ?? 0;
    const x = u | 0;
    const y = v | 0;
    const s = u - x;
    const t = (v - y) * 4;
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
    const by = tone[i] ?? 0;
    const coloured = saturation * by;
    const grey = (0.2126 * r + 0.7152 * g + 0.0722 * b) * (by - coloured);
    colour[i * 3] = grey + r * coloured;
    colour[i * 3 + 1] = grey + g * coloured;
    colour[i * 3 + 2] = grey + b * coloured;
  }
}
