import type { CabinetDesign, SlotName } from "#content/image-generation/options.ts";
import { FaceSampler } from "./face-sampler.ts";
import { type Colour, type Material, materials, metals } from "./materials.ts";
import type { Face, Passes } from "./passes.ts";
import { hash } from "./random.ts";
import { rowPainter } from "./row-painter.ts";
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
  const tint: [number, number, number] = [1, 1, 1];
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
