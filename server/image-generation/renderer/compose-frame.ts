import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import type { CabinetDesign } from "#content/image-generation/options.ts";
import { createRowGrader, type Framebuffer } from "./color-grading.ts";
import { hash } from "./hash.ts";
import { loadMaterials, meanAlbedo, metals, type DesignMaterials } from "./materials.ts";
import { type Passes, loadPasses } from "./passes.ts";
import { createScanlineRenderer } from "./scanline-renderer.ts";
import type { Surface, Scene } from "./scene.ts";
import type { LinearRgb } from "./srgb.ts";
import { SurfaceSampler } from "./surface-sampler.ts";

const SLOT_SEEDS = { cabinet: 11, island: 23, worktop: 37, floor: 41 } as const;

const ROWS_AT_ONCE = 64;

/** Throws with the file's name if a texture is missing. */
async function composeFrame(
  passes: Passes,
  design: CabinetDesign,
  seed: number,
): Promise<Framebuffer> {
  const { width, height, scene } = passes;
  const frame = { data: new Float32Array(width * height * 3), width, height };
  const materials = await loadMaterials(design);
  const sampler = (surface: Surface) => samplerOf(surface, passes, materials, design, seed);
  const renderScanline = createScanlineRenderer(
    passes,
    scene.surfaces.map(sampler),
    bounceTintOf(scene, materials),
    metalOf(design),
  );
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

function samplerOf(
  surface: Surface,
  { scene }: Passes,
  materials: DesignMaterials,
  design: CabinetDesign,
  seed: number,
): SurfaceSampler | undefined {
  if (surface.slot === "hardware") return undefined;
  const slotSeed = hash(seed, SLOT_SEEDS[surface.slot]);
  return new SurfaceSampler(surface, scene, materials[surface.slot], design, slotSeed);
}

function metalOf({ hardware }: CabinetDesign): LinearRgb {
  return metals[hardware === "none" ? "nickel" : hardware];
}

/** Share of the indirect light reflected by each slot. */
const BOUNCE_SHARES = { cabinet: 0.2, island: 0.09, worktop: 0.05, floor: 0.27 } as const;
const SLOTS = ["cabinet", "island", "worktop", "floor"] as const;

/** Color bleeding: the factor for indirect light, since the room was rendered in gray. */
function bounceTintOf(
  { surfaces, neutral }: Pick<Scene, "surfaces" | "neutral">,
  materials: DesignMaterials,
): LinearRgb {
  const tint: [number, number, number] = [1, 1, 1];
  const present = new Set(surfaces.map(({ slot }) => slot));
  for (const slot of SLOTS) {
    if (!present.has(slot)) continue;
    const albedo = meanAlbedo(materials[slot]);
    for (const channel of [0, 1, 2] as const)
      tint[channel] += BOUNCE_SHARES[slot] * (albedo[channel] / neutral[slot] - 1);
  }
  return tint;
}

/** 1536 x 1024 WebP in a second of CPU time, deterministic. Throws with the name of a missing or broken file. */
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
