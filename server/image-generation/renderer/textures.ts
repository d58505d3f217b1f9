import { decodePassFile } from "./pass-files.ts";
import { srgbToLinear, type LinearRgb } from "./srgb.ts";

export type Texture = { mipLevels: readonly MipLevel[]; mean: LinearRgb };

/** sRGB bytes, three per texel. */
export type MipLevel = { data: Uint8Array; width: number; height: number };

const MIP_LEVELS = 5;
/** A texture takes about 6 MB. */
const CACHED_TEXTURES = 3;
const cache = new Map<string, Promise<Texture>>();

/** Loads a texture through a small LRU cache. Throws with the file's name if it is missing. */
export function loadTexture(name: string): Promise<Texture> {
  const texture = cache.get(name) ?? decodeTexture(name);
  cache.delete(name);
  cache.set(name, texture);
  texture.catch(() => cache.delete(name));
  for (const leastRecent of cache.keys()) {
    if (cache.size <= CACHED_TEXTURES) break;
    cache.delete(leastRecent);
  }
  return texture;
}

async function decodeTexture(name: string): Promise<Texture> {
  const mipLevels: MipLevel[] = [await decodePassFile(`textures/${name}.webp`)];
  for (let level = mipLevels[0]; level && mipLevels.length < MIP_LEVELS;) {
    level = halveSize(level);
    mipLevels.push(level);
  }
  return { mipLevels, mean: meanOf(mipLevels.at(-1)) };
}

function halveSize({ data, width, height }: MipLevel): MipLevel {
  const half = { width: width >> 1, height: height >> 1 };
  const out = new Uint8Array(half.width * half.height * 3);
  for (let y = 0; y < half.height; y++) {
    let to = y * half.width * 3;
    let a = 2 * y * width * 3;
    let b = a + width * 3;
    for (let x = 0; x < half.width; x++) {
      for (let c = 0; c < 3; c++, a++, b++) {
        const sum = (data[a] ?? 0) + (data[a + 3] ?? 0) + (data[b] ?? 0) + (data[b + 3] ?? 0);
        out[to++] = (sum + 2) >> 2;
      }
      a += 3;
      b += 3;
    }
  }
  return { data: out, ...half };
}

function meanOf(level: MipLevel | undefined): LinearRgb {
  const sum: [number, number, number] = [0, 0, 0];
  if (!level) return sum;
  const texels = level.width * level.height;
  for (let i = 0; i < texels; i++) {
    for (const channel of [0, 1, 2] as const)
      sum[channel] += srgbToLinear((level.data[i * 3 + channel] ?? 0) / 255);
  }
  return [sum[0] / texels, sum[1] / texels, sum[2] / texels];
}
