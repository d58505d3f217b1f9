import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

// Each pass is read once a picture: a cache of decoded ones, and more threads, would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** A decoded picture: 8-bit channels, row by row, without padding. */
export type Bitmap = { data: Uint8Array; width: number; height: number; channels: number };

/**
 * Reads a file of the passes.
 * @throws Error with the file's name when it is not there.
 */
export async function readPassFile(name: string): Promise<Buffer<ArrayBuffer>> {
  try {
    return await readFile(join(process.cwd(), "server/image-generation/passes", name));
  } catch (cause) {
    throw new Error(`The renderer's pass "${name}" is missing.`, { cause });
  }
}

/**
 * Decodes a picture of the passes.
 * @throws Error with the file's name when it is missing or is no picture.
 */
export async function decodePassFile(name: string): Promise<Bitmap> {
  const file = await readPassFile(name);
  try {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (cause) {
    throw new Error(`The renderer's pass "${name}" is not a readable picture.`, { cause });
  }
}
