import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { panelDetails } from "#content/drawings/detail-records.ts";
import { SPECIES_SHOWN } from "#content/figures/product-figures.ts";
import { samples } from "#content/sample-options.ts";
import type { PanelSlug } from "#lib/details/panel-details.ts";

export const TEXTURE_PIXELS = 2_048;
export const TEXTURES_FOLDER = "server/documents/drawing-kit/textures";
/** Of the grown boards: studio/build-textures.ts. */
const SPECIES_MM = 1_024;
const MAPS = ["albedo", "roughness", "height"] as const;
type MapName = (typeof MAPS)[number];
/** How dark the felt between slats is, of the wood's color. */
const FELT = 0.16;
const QUALITY = 88;

type TextureFile = { name: string; content: Buffer };
/** `size` is what a picture shows, in millimeters. */
export type Texture = { title: string; size: number; files: TextureFile[] };

export async function speciesTextures(): Promise<Texture[]> {
  const textures: Texture[] = [];
  for (const [slug, title] of Object.entries(samples["hardwood-flooring"]).slice(
    0,
    SPECIES_SHOWN,
  )) {
    const files: TextureFile[] = [];
    for (const map of MAPS)
      files.push({
        name: `textures/${slug}-${map}.jpg`,
        content: await sharp(await readMap(slug, map))
          .jpeg({ quality: QUALITY })
          .toBuffer(),
      });
    textures.push({ title, size: SPECIES_MM, files });
  }
  return textures;
}

/** Each panel type in white oak, its profile in the height map: white is its face, black its back. */
export async function panelTextures(): Promise<Texture[]> {
  const wood = await Promise.all(MAPS.map((map) => uprightWood(map)));
  const textures: Texture[] = [];
  for (const slug of Object.keys(panelDetails) as PanelSlug[]) {
    const { pitch } = panelDetails[slug];
    // As many pitches as come next to the boards' size.
    const repeats = Math.round(SPECIES_MM / pitch);
    const files: TextureFile[] = [];
    for (const [index, map] of MAPS.entries())
      files.push({
        name: `textures/${slug}-${map}.jpg`,
        content: await encode(profiled(wood[index] ?? Buffer.alloc(0), map, slug, repeats)),
      });
    textures.push({ title: samples["wall-panels"][slug], size: repeats * pitch, files });
  }
  return textures;
}

function readMap(slug: string, map: MapName): Promise<Buffer> {
  return readFile(join(process.cwd(), TEXTURES_FOLDER, `${slug}-${map}.webp`));
}

/** Leaves of white oak with their grain upright, one byte a channel. */
async function uprightWood(map: MapName): Promise<Buffer> {
  const image = sharp(await readMap("veneer", map))
    .rotate(90)
    .removeAlpha();
  return (map === "albedo" ? image : image.toColorspace("b-w")).raw().toBuffer();
}

function encode(data: Buffer): Promise<Buffer> {
  const channels = data.length / TEXTURE_PIXELS ** 2 === 3 ? 3 : 1;
  return sharp(data, { raw: { width: TEXTURE_PIXELS, height: TEXTURE_PIXELS, channels } })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

function profiled(wood: Buffer, map: MapName, slug: PanelSlug, repeats: number): Buffer {
  const channels = map === "albedo" ? 3 : 1;
  const made = Buffer.alloc(wood.length);
  for (let y = 0; y < TEXTURE_PIXELS; y += 1)
    for (let x = 0; x < TEXTURE_PIXELS; x += 1) {
      const depth = depthAt(slug, (x * repeats) / TEXTURE_PIXELS, (y * repeats) / TEXTURE_PIXELS);
      const at = (y * TEXTURE_PIXELS + x) * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const grain = wood[at + channel] ?? 0;
        made[at + channel] = valueOf(map, grain, depth, slug);
      }
    }
  return made;
}

function valueOf(map: MapName, grain: number, depth: number, slug: PanelSlug): number {
  const isFelt = panelDetails[slug].kind === "slats" && depth === 0;
  if (map === "albedo") return isFelt ? grain * FELT : grain;
  if (map === "roughness") return isFelt ? 250 : grain;
  // The pores take the last tenth.
  return isFelt ? 0 : depth * 230 + grain * 0.1;
}

/** From 0, the back, to 1, the face, at a place in pitches. */
function depthAt(slug: PanelSlug, x: number, y: number): number {
  const { kind, pitch, width, thickness, back } = panelDetails[slug];
  const along = x % 1;
  const side = (1 - width / pitch) / 2;
  switch (kind) {
    case "slats":
      return along < side || along >= 1 - side ? 0 : 1;
    case "flutes":
      return Math.sqrt(1 - (2 * along - 1) ** 2);
    case "boards":
      return 1;
    case "grooves":
      return Math.min(1, (Math.min(along, 1 - along) * pitch) / (thickness - back));
    case "fields": {
      const edge = Math.min(along, 1 - along, y % 1, 1 - (y % 1));
      if (edge < side) return 1;
      return Math.min(0.9, ((edge - side) * pitch) / 35);
    }
    case "blocks":
      return ((Math.floor(x) * 7 + Math.floor(y) * 5) % 3) / 2;
  }
}
