import sharp from "sharp";
import type {
  CabinetDesign,
  SlotOption,
  paints,
  stones,
  woods,
} from "#content/image-generation/options.ts";
import { type SurfaceSlot, decodePassFile, type Bitmap } from "./passes.ts";
import { linearFromHex, type LinearRgb, srgbToLinear } from "./color-grading.ts";

/** A texture is a wood's atlas of boards or a stone's slab; brightness, saturation and gloss are factors. */
type TexturedWith<Image> = {
  kind: "wood" | "stone";
  texture: Image;
  brightness: number;
  saturation: number;
  gloss: number;
};
type Paint = { kind: "paint"; albedo: LinearRgb; gloss: number };

export type TexturedMaterial = TexturedWith<Texture>;
type Material = TexturedWith<string> | Paint;

type MaterialId = (typeof woods | typeof paints | typeof stones)[number]["id"];

export const materials: Record<MaterialId, Material> = {
  "white-oak": wood("white-oak", 1.16, 0.8),
  walnut: wood("walnut", 0.92, 0.85),
  maple: wood("maple", 1, 0.8),
  hickory: wood("hickory", 1.25, 0.8),
  ash: wood("ash", 1.06, 0.85),
  teak: wood("teak", 1.05, 0.8),
  "smoked-oak": wood("smoked-oak", 1.08, 0.95),
  "gray-oak": wood("gray-oak", 1.1, 0.9),
  "ebonized-oak": wood("ebonized-oak", 1.1, 0.9),
  white: paint("#ece9e2"),
  linen: paint("#d9cfbd"),
  greige: paint("#b5aa9a"),
  sage: paint("#969d89"),
  olive: paint("#6b6a4a"),
  "forest-green": paint("#3a4740"),
  "dusty-blue": paint("#8c979e"),
  navy: paint("#2e3644"),
  charcoal: paint("#3f4041"),
  black: paint("#1f1f1f"),
  terracotta: paint("#b3694a"),
  burgundy: paint("#5b2d33"),
  calacatta: stone("calacatta", 1),
  "nero-marquina": stone("nero-marquina", 1),
  travertine: stone("travertine", 0.55),
  limestone: stone("limestone", 0.45),
  "white-quartz": stone("white-quartz", 0.8),
  soapstone: stone("soapstone", 0.55),
};

export const metals: Record<Exclude<SlotOption<"hardware">, "none">, LinearRgb> = {
  brass: linearFromHex("#c9a466"),
  bronze: linearFromHex("#6b543f"),
  nickel: linearFromHex("#c4c0b8"),
  "black-iron": linearFromHex("#3a3938"),
};

function wood(texture: string, brightness: number, saturation: number): Material {
  return { kind: "wood", texture, brightness, saturation, gloss: 0.85 };
}

function stone(texture: string, gloss: number): Material {
  return { kind: "stone", texture, brightness: 1, saturation: 1, gloss };
}

function paint(hex: string): Material {
  return { kind: "paint", albedo: linearFromHex(hex), gloss: 0.9 };
}

export type LoadedMaterial = TexturedMaterial | Paint;

/** Hardware is metal, which has no texture. */
export type DesignMaterials = Record<Exclude<SurfaceSlot, "hardware">, LoadedMaterial>;

export async function loadMaterials(design: CabinetDesign): Promise<DesignMaterials> {
  return {
    cabinet: await loadMaterial(materials[design.cabinet]),
    island: await loadMaterial(materials[design.island]),
    worktop: await loadMaterial(materials[design.worktop]),
    floor: await loadMaterial(materials[design.floor]),
  };
}

export function meanAlbedo(material: LoadedMaterial): LinearRgb {
  if (material.kind === "paint") return material.albedo;
  const [red, green, blue] = material.texture.mean;
  const { brightness } = material;
  return [red * brightness, green * brightness, blue * brightness];
}

async function loadMaterial(material: Material): Promise<LoadedMaterial> {
  if (material.kind === "paint") return material;
  return { ...material, texture: await loadTexture(material.texture) };
}

type Texture = Bitmap & { mipLevels: readonly Bitmap[]; mean: LinearRgb };

const MIP_LEVELS = 5;
/** A texture takes about 6 MB. */
const CACHED_TEXTURES = 3;
const cache = new Map<string, Promise<Texture>>();

/** Loads a texture through a small LRU cache. */
function loadTexture(name: string): Promise<Texture> {
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
