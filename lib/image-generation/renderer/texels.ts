import { toLinear } from "./materials.ts";
import type { Texture } from "./textures.ts";

/** A linear colour that is written over and over. */
export type Sample = [number, number, number];

/** An atlas of wood holds this many boards, one above the other, 3 m long and 0.24 m wide. */
const boards = 8;
const boardLength = 3;
const boardWidth = 0.24;
const slabSize = 2.4;
/** Linear light for a quarter of an sRGB byte. */
const linearOf = Float32Array.from({ length: 1024 }, (_, i) => toLinear(i / 4 / 255));

/** Veneer on a wide face: leaves of one board, each turned over against its neighbour, the middle one in the middle. */
export function leaf(
  texture: Texture,
  along: number,
  across: number,
  pixel: number,
  seed: number,
  out: Sample,
): void {
  const at = across / boardWidth + 0.5;
  const whole = Math.floor(at);
  const part = at - whole;
  sampleWood(texture, along, (whole & 1 ? 1 - part : part) * boardWidth, pixel, seed, out);
}

/** One board of the atlas, chosen by the seed, at metres along and across it; `pixel` is a pixel's size in metres. */
export function sampleWood(
  texture: Texture,
  along: number,
  across: number,
  pixel: number,
  seed: number,
  out: Sample,
): void {
  const { data, width, height } = levelFor(
    texture,
    (pixel * (texture.levels[0]?.width ?? 0)) / boardLength,
  );
  const start = (seed & 0xffff) / 0xffff;
  const row = ((seed >>> 16) % boards) * (height / boards);
  const wide = height / boards;
  const u = mirror(along / boardLength + start * 0.9) * width - 0.5;
  const v = Math.min(wide - 1.01, Math.max(0, (across / boardWidth) * wide - 0.5));
  bilinear(data, width, Math.min(width - 1.01, Math.max(0, u)), row + v, out);
}

/** A slab of stone at metres, repeated in mirrors. */
export function sampleSlab(
  texture: Texture,
  s: number,
  t: number,
  pixel: number,
  out: Sample,
): void {
  const { data, width, height } = levelFor(
    texture,
    (pixel * (texture.levels[0]?.width ?? 0)) / slabSize,
  );
  const u = Math.min(width - 1.01, Math.max(0, mirror(s / slabSize) * width - 0.5));
  const v = Math.min(height - 1.01, Math.max(0, mirror(t / slabSize) * height - 0.5));
  bilinear(data, width, u, v, out);
}

const none = { data: new Uint8Array(12), width: 2, height: 2 };

function levelFor({ levels }: Texture, texels: number) {
  const level = texels < 1.4 ? 0 : texels < 2.8 ? 1 : texels < 5.6 ? 2 : texels < 11.2 ? 3 : 4;
  return levels[level] ?? none;
}

function mirror(at: number): number {
  const part = at - 2 * Math.floor(at / 2);
  return part > 1 ? 2 - part : part;
}

function bilinear(data: Uint8Array, width: number, u: number, v: number, out: Sample): void {
  const x = u | 0;
  const y = v | 0;
  const s = u - x;
  const t = v - y;
  const a = (y * width + x) * 3;
  const c = a + width * 3;
  const wa = (1 - s) * (1 - t) * 4;
  const wb = s * (1 - t) * 4;
  const wc = (1 - s) * t * 4;
  const wd = s * t * 4;
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
  out[0] = linearOf[red | 0] ?? 0;
  out[1] = linearOf[green | 0] ?? 0;
  out[2] = linearOf[blue | 0] ?? 0;
}
