import sharp from "sharp";
import { decodePassFile, type Bitmap } from "./pass-files.ts";
import { srgbToLinear, type LinearRgb } from "./srgb.ts";

export type Texture = Bitmap & { mipLevels: readonly Bitmap[]; mean: LinearRgb };

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
  const whole = await decodePassFile(`textures/${name}.webp`);
  const mipLevels = [whole];
  let level = whole;
  while (mipLevels.length < MIP_LEVELS) mipLevels.push((level = await halveSize(level)));
  return { ...whole, mipLevels, mean: meanOf(level) };
}

async function halveSize({ data, width, height }: Bitmap): Promise<Bitmap> {
  const half = { width: width >> 1, height: height >> 1 };
  const smaller = sharp(data, { raw: { width, height, channels: 3 } });
  return {
    ...half,
    data: await smaller
      .resize({ ...half, kernel: "cubic" })
      .raw()
      .toBuffer(),
  };
}

function meanOf({ data }: Bitmap): LinearRgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 3)
    for (const channel of [0, 1, 2] as const)
      sum[channel] += (srgbToLinear((data[i + channel] ?? 0) / 255) * 3) / data.length;
  return sum;
}
