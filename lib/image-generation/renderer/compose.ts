import type { CabinetDesign, SlotName } from "@/content/image-generation/options";
import { FaceSampler } from "./face-sampler.ts";
import { type Colour, type Material, materials, metals } from "./materials.ts";
import type { Face, Passes } from "./passes.ts";
import { hash } from "./random.ts";
import type { Sample } from "./texels.ts";
import { loadTexture, type Texture } from "./textures.ts";

/** Linear light of a whole picture, three floats to a pixel. */
export type Frame = { data: Float32Array; width: number; height: number };

/** Between two bands of rows other requests get their turn. */
const band = 64;
/** How much of a room's bounced light comes off each slot. */
const bounceOff = { cabinet: 0.2, floor: 0.27, island: 0.09, worktop: 0.05 } as const;
const seeds = { cabinet: 11, island: 23, worktop: 37, floor: 41, hardware: 53 } as const;

/** Frames to use again: 19 MB each, which would else wait long for the garbage collector. */
const spare: Float32Array[] = [];

/** Gives a frame back once it is printed. */
export function release({ data }: Frame): void {
  if (spare.length < 2) spare.push(data);
}

/**
 * Puts a design's materials into the light of its room.
 * @throws Error with the file's name when a texture is missing.
 */
export async function compose(passes: Passes, design: CabinetDesign, seed: number): Promise<Frame> {
  const { width, height, record } = passes;
  const data = spare.pop() ?? new Float32Array(width * height * 3);
  const frame: Frame = { data, width, height };
  const textures = await loadTextures(design);
  const samplers = record.faces.map((face) => {
    const material = materialOf(face.slot, design);
    const texture = "texture" in material ? textures.get(material.texture) : undefined;
    return new FaceSampler(face, record, material, texture, design, hash(seed, seeds[face.slot]));
  });
  const paint = rowPainter(passes, samplers, tintOf(passes, design, textures), metalOf(design));
  for (let top = 0; top < height; top += band) {
    for (let y = top; y < Math.min(height, top + band); y++) paint(y, frame.data);
    await new Promise(setImmediate);
  }
  return frame;
}

function materialOf(slot: Face["slot"], design: CabinetDesign): Material {
  return slot === "hardware" ? materials.black : materials[design[slot]];
}

function metalOf({ hardware }: CabinetDesign): Colour {
  return metals[hardware === "none" ? "nickel" : hardware];
}

async function loadTextures(design: CabinetDesign): Promise<Map<string, Texture>> {
  const textures = new Map<string, Texture>();
  for (const slot of ["cabinet", "island", "worktop", "floor"] as const) {
    const material = materials[design[slot]];
    if ("texture" in material) textures.set(material.texture, await loadTexture(material.texture));
  }
  return textures;
}

/** By what the bounced light of the grey room must be multiplied, now that its surfaces have colours. */
function tintOf({ record }: Passes, design: CabinetDesign, textures: Map<string, Texture>): Colour {
  const tint: Sample = [1, 1, 1];
  const present = new Set<SlotName>(record.faces.map((face) => face.slot));
  for (const slot of ["cabinet", "island", "worktop", "floor"] as const) {
    if (!present.has(slot)) continue;
    const mean = meanOf(materials[design[slot]], textures);
    for (const k of [0, 1, 2] as const)
      tint[k] += bounceOff[slot] * (mean[k] / record.neutral[slot] - 1);
  }
  return tint;
}

function meanOf(material: Material, textures: Map<string, Texture>): Colour {
  if (material.kind === "paint") return material.colour;
  const mean = textures.get(material.texture)?.mean ?? [0.5, 0.5, 0.5];
  return material.kind === "stone"
    ? mean
    : [mean[0] * material.tone, mean[1] * material.tone, mean[2] * material.tone];
}

function rowPainter(passes: Passes, samplers: readonly FaceSampler[], tint: Colour, metal: Colour) {
  const { width, light, gloss, pieces, bounce, record } = passes;
  const { forward, right, up, focal, cx, cy } = record.camera;
  const radiance = radianceOf(record.curve);
  const shiny = record.neutral.hardware;
  const colour: Sample = [0, 0, 0];
  const second: Sample = [0, 0, 0];

  /** Writes how much lighter or darker than in the grey room a face is here; answers its sampler. */
  function ratio(
    id: number,
    dx: number,
    dy: number,
    dz: number,
    out: Sample,
  ): FaceSampler | undefined {
    const sampler = samplers[id - 1];
    if (!sampler || sampler.slot === "hardware") {
      out[0] = out[1] = out[2] = 1;
      return sampler;
    }
    sampler.sample(dx, dy, dz, out);
    const scale = 1 / record.neutral[sampler.slot];
    out[0] *= scale;
    out[1] *= scale;
    out[2] *= scale;
    return sampler;
  }

  return (y: number, frame: Float32Array): void => {
    const v = cy - y - 0.5;
    const by = Math.min(bounce.height - 1, y >> 3) * bounce.width;
    const [metalRed, metalGreen, metalBlue] = metal;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const id = pieces[i] ?? 0;
      const other = pieces[i + 1] ?? 0;
      const bx = Math.max(0, Math.min(bounce.width - 2, (x - 4) >> 3));
      const part = Math.min(1, Math.max(0, (x - 3.5) / 8 - bx));
      const bounced =
        ((bounce.data[by + bx] ?? 0) * (1 - part) + (bounce.data[by + bx + 1] ?? 0) * part) / 255;
      let red = (radiance[light[i] ?? 0] ?? 0) * (1 + bounced * (tint[0] - 1));
      let green = (radiance[light[i + 1] ?? 0] ?? 0) * (1 + bounced * (tint[1] - 1));
      let blue = (radiance[light[i + 2] ?? 0] ?? 0) * (1 + bounced * (tint[2] - 1));
      if (id || other) {
        const u = x + 0.5 - cx;
        const dx = forward[0] * focal + right[0] * u + up[0] * v;
        const dy = forward[1] * focal + right[1] * u + up[1] * v;
        const dz = forward[2] * focal + right[2] * u + up[2] * v;
        const share = (pieces[i + 2] ?? 0) / 255;
        const first = ratio(id, dx, dy, dz, colour);
        let kept = first?.gloss ?? 1;
        let metallic = first?.slot === "hardware" ? 1 : 0;
        if (share < 1 && metallic === 0) {
          const next = ratio(other, dx, dy, dz, second);
          if (next?.slot === "hardware") metallic = 1 - share;
          else {
            colour[0] = colour[0] * share + second[0] * (1 - share);
            colour[1] = colour[1] * share + second[1] * (1 - share);
            colour[2] = colour[2] * share + second[2] * (1 - share);
            kept = kept * share + (next?.gloss ?? 1) * (1 - share);
          }
        }
        kept *= 1 - metallic;
        metallic /= shiny;
        red = red * colour[0] + (radiance[gloss[i] ?? 0] ?? 0) * (kept + metallic * metalRed);
        green =
          green * colour[1] + (radiance[gloss[i + 1] ?? 0] ?? 0) * (kept + metallic * metalGreen);
        blue =
          blue * colour[2] + (radiance[gloss[i + 2] ?? 0] ?? 0) * (kept + metallic * metalBlue);
      }
      frame[i] = red;
      frame[i + 1] = green;
      frame[i + 2] = blue;
    }
  };
}

/** Linear radiance of each stored byte. */
function radianceOf({ k, top }: Passes["record"]["curve"]): Float32Array {
  return Float32Array.from(
    { length: 256 },
    (_, i) => Math.expm1((i / 255) * Math.log1p(k * top)) / k,
  );
}
