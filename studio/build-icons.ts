/** Makes the icons that browsers ask for by themselves, without a link in any page, from the mark in `app/icon.svg`. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

const mark = await readFile(join(ROOT, "app/icon.svg"));
const drawn = await Promise.all(SIZES.map(draw));
await writeFile(join(ROOT, "public/favicon.ico"), iconOf(drawn));
await writeFile(join(ROOT, "public/apple-touch-icon.png"), await draw(180));

function draw(size: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Windows' icon format: a header, an entry for each picture, then the pictures as PNG. */
function iconOf(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(SIZES[index] ?? 0, 0);
    entry.writeUInt8(SIZES[index] ?? 0, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
