import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

// Each pass is read once per image: a cache and more threads would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** Three 8-bit channels, row by row, without padding. */
export type Bitmap = { data: Uint8Array; width: number; height: number };

/** Throws with the file's name if it is missing. */
export async function readPassFile(name: string): Promise<Buffer<ArrayBuffer>> {
  try {
    return await readFile(join(process.cwd(), "server/image-generation/passes", name));
  } catch (cause) {
    throw new Error(`The renderer's pass "${name}" is missing.`, { cause });
  }
}

/** Throws with the file's name if it is missing or not an image. */
export async function decodePassFile(name: string): Promise<Bitmap> {
  const file = await readPassFile(name);
  try {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw new Error(`The renderer's pass "${name}" is not a readable picture.`, { cause });
  }
}
