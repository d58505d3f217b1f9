import { decodePass } from "./files.ts";
import { toLinear } from "./materials.ts";

/** A texture at full size and at halves of it, sRGB bytes, three to a texel. */
export type Texture = { levels: readonly Level[]; mean: readonly [number, number, number] };

/** One size of a texture. */
export type Level = { data: Uint8Array; width: number; height: number };

const levelCount = 5;
const kept = new Map<string, Promise<Texture>>();
/** A texture takes about 6 MB. */
const keptMost = 3;

/**
 * Loads a texture of the passes and keeps the last few.
 * @throws Error with the file's name when it is missing.
 */
export function loadTexture(name: string): Promise<Texture> {
  const texture = kept.get(name) ?? decodeTexture(name);
  kept.delete(name);
  kept.set(name, texture);
  texture.catch(() => kept.delete(name));
  for (const oldest of kept.keys()) {
    if (kept.size <= keptMost) break;
    kept.delete(oldest);
  }
  return texture;
}

async function decodeTexture(name: string): Promise<Texture> {
  const levels: Level[] = [await decodePass(`textures/${name}.webp`)];
  for (let level = levels[0]; level && levels.length < levelCount;) {
    level = halve(level);
    levels.push(level);
  }
  return { levels, mean: meanOf(levels.at(-1)) };
}

function halve({ data, width, height }: Level): Level {
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

function meanOf(level: Level | undefined): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  if (!level) return sum;
  const texels = level.width * level.height;
  for (let i = 0; i < texels; i++) {
    sum[0] += toLinear((level.data[i * 3] ?? 0) / 255);
    sum[1] += toLinear((level.data[i * 3 + 1] ?? 0) / 255);
    sum[2] += toLinear((level.data[i * 3 + 2] ?? 0) / 255);
  }
  return [sum[0] / texels, sum[1] / texels, sum[2] / texels];
}
