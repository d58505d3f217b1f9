/**
 * `npx node studio/build-textures.ts FOLDER` makes the drawing kits' textures of boards grown by
 * `PPMM=2 LENGTH=1024 BOARDS=8 studio/scenes/grow.sh FOLDER`, whose PPM or PNG files lie there: eight rows of planks, 1,024 mm
 * square at two pixels a millimeter. A plank goes on at the other edge and ends at a joint, so that the picture repeats; a leaf
 * of veneer, which has no joint, fades into itself.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import {
  TEXTURES_FOLDER,
  TEXTURE_PIXELS as SIZE,
} from "#server/documents/drawing-kit/kit-textures.ts";

/** The kit's names (studio/scenes/grow.sh), by the slug of the species. */
const GROWN = {
  "white-oak": "white_oak",
  "american-walnut": "walnut",
  "hard-maple": "maple",
  hickory: "hickory",
  ash: "ash",
  teak: "teak",
};
const BOARDS = 8;
/** Which board lies in each row: the fifth is quarter-sawn, with flecks that would show the repetition. */
const ROWS = [0, 2, 6, 3, 1, 7, 5, 2];
const ROW_PIXELS = SIZE / ROWS.length;
/** Where the plank of each row ends, in thirds and halves that no two neighbors share. */
const ENDS = [0.1, 0.62, 0.31, 0.83, 0.47, 0.95, 0.22, 0.71];
/** What the bevel of a joint makes of a pixel. */
const JOINT = { albedo: 0.62, roughness: 0.1, height: 0.35 };
/** The length over which a leaf fades into itself. */
const FADE = 256;
/** Of a matte lacquer; the grown relief says how far pores and late wood differ from it. */
const MATTE = 0.5;
const ROUGHNESS_RANGE = 0.3;

const [folder = "studio/scenes/grown"] = process.argv.slice(2);
await mkdir(TEXTURES_FOLDER, { recursive: true });
for (const [slug, grown] of Object.entries(GROWN)) await makeMaps(slug, join(folder, grown), true);
await makeMaps("veneer", join(folder, GROWN["white-oak"]), false);

async function makeMaps(slug: string, path: string, hasJoints: boolean): Promise<void> {
  const color = await readMap(`${path}_c`);
  const relief = await readMap(`${path}_h`);
  const albedo = Buffer.alloc(SIZE * SIZE * 3);
  const roughness = Buffer.alloc(SIZE * SIZE);
  const height = Buffer.alloc(SIZE * SIZE);
  const margin = (color.height / BOARDS - ROW_PIXELS) / 2;
  for (let y = 0; y < SIZE; y += 1) {
    const row = Math.floor(y / ROW_PIXELS);
    const end = hasJoints ? Math.round((ENDS[row] ?? 0) * SIZE) : 0;
    const line = Math.round((ROWS[row] ?? 0) * (color.height / BOARDS) + margin) + (y % ROW_PIXELS);
    for (let x = 0; x < SIZE; x += 1) {
      const along = (x - end + SIZE) % SIZE;
      const to = y * SIZE + x;
      const isJoint = hasJoints && (y % ROW_PIXELS === 0 || along === 0);
      const read = (map: GrownMap, channel: number) =>
        hasJoints ? at(map, line, along, channel) : faded(map, line, along, channel);
      for (let channel = 0; channel < 3; channel += 1)
        albedo[to * 3 + channel] = read(color, channel) * (isJoint ? JOINT.albedo : 1);
      const offset = (read(relief, 1) / 255 - 0.5) * ROUGHNESS_RANGE;
      roughness[to] = 255 * Math.min(1, MATTE + offset + (isJoint ? JOINT.roughness : 0));
      height[to] = read(relief, 0) * (isJoint ? JOINT.height : 1);
    }
  }
  for (const [name, data, channels] of [
    ["albedo", albedo, 3],
    ["roughness", roughness, 1],
    ["height", height, 1],
  ] as const)
    await sharp(data, { raw: { width: SIZE, height: SIZE, channels } })
      .webp({ quality: name === "albedo" ? 84 : 74, effort: 6 })
      .toFile(join(TEXTURES_FOLDER, `${slug}-${name}.webp`));
}

type GrownMap = { data: Buffer; width: number; height: number };

function at({ data, width }: GrownMap, line: number, along: number, channel: number): number {
  return data[(line * width + along) * 3 + channel] ?? 0;
}

/** The board a little stretched, whose last piece lies under its first. */
function faded(map: GrownMap, line: number, along: number, channel: number): number {
  const period = SIZE - FADE;
  const place = Math.floor((along * period) / SIZE);
  const value = at(map, line, place, channel);
  if (place >= FADE) return value;
  const share = place / FADE;
  return value * share + at(map, line, place + period, channel) * (1 - share);
}

async function readMap(path: string): Promise<GrownMap> {
  if (existsSync(`${path}.png`)) {
    const { data, info } = await sharp(`${path}.png`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }
  const file = await readFile(`${path}.ppm`);
  const [header, width, height] =
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString("latin1", 0, 64)) ?? [];
  if (!header) throw new Error(`${path}.ppm is no binary PPM file of 8 bits.`);
  return { data: file.subarray(header.length), width: Number(width), height: Number(height) };
}
