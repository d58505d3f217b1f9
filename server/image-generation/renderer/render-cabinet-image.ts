import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import type { CabinetDesign } from "#content/image-generation/options.ts";
import { createRowGrader, type Framebuffer, type LinearRgb } from "./color-grading.ts";
import { hash } from "./hash.ts";
import { loadMaterials, meanAlbedo, metals, type DesignMaterials } from "./materials.ts";
import { type Passes, loadPasses, type Scene } from "./passes.ts";
import { createScanlineRenderer } from "./scanline-renderer.ts";
import { createSurfaceSampler } from "./surface-sampler.ts";

/** Each slot's seed, and its share of the indirect light that is reflected. */
const SLOTS = {
  cabinet: { seed: 11, bounce: 0.2 },
  island: { seed: 23, bounce: 0.09 },
  worktop: { seed: 37, bounce: 0.05 },
  floor: { seed: 41, bounce: 0.27 },
} as const;

const ROWS_AT_ONCE = 64;

async function composeFrame(
  passes: Passes,
  design: CabinetDesign,
  seed: number,
): Promise<Framebuffer> {
  const { width, height, scene } = passes;
  const frame = { data: new Float32Array(width * height * 3), width, height };
  const materials = await loadMaterials(design);
  const samplers = scene.surfaces.map((surface) => {
    if (surface.slot === "hardware") return undefined;
    const slotSeed = hash(seed, SLOTS[surface.slot].seed);
    return createSurfaceSampler(surface, scene, materials[surface.slot], design, slotSeed);
  });
  const metal = metals[design.hardware === "none" ? "nickel" : design.hardware];
  const tint = bounceTintOf(scene, materials);
  const renderScanline = createScanlineRenderer(passes, samplers, tint, metal);
  await eachRow(height, (y) => renderScanline(y, frame.data));
  return frame;
}

/** Yields to the event loop between batches of rows. */
async function eachRow(height: number, drawRow: (y: number) => void): Promise<void> {
  for (let y = 0; y < height; y++) {
    if (y % ROWS_AT_ONCE === 0) await setImmediate();
    drawRow(y);
  }
}

/** Color bleeding: the factor for indirect light, since the room was rendered in gray. */
function bounceTintOf({ surfaces, neutral }: Scene, materials: DesignMaterials): LinearRgb {
  const tint: [number, number, number] = [1, 1, 1];
  for (const slot of new Set(surfaces.map((surface) => surface.slot))) {
    if (slot === "hardware") continue;
    const albedo = meanAlbedo(materials[slot]);
    for (const channel of [0, 1, 2] as const)
      tint[channel] += SLOTS[slot].bounce * (albedo[channel] / neutral[slot] - 1);
  }
  return tint;
}

/** 1536 x 1024 WebP in a second of CPU time, deterministic. */
export async function renderCabinetImage(design: CabinetDesign, seed: number): Promise<Buffer> {
  const passes = await loadPasses(design);
  const frame = await composeFrame(passes, design, seed);
  const { width, height } = frame;
  const pixels = new Uint8ClampedArray(width * height * 3);
  const gradeRow = createRowGrader(frame, design.mood, seed);
  await eachRow(height, (y) => gradeRow(y, pixels));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90, effort: 1 })
    .toBuffer();
}
