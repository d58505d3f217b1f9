import type { CabinetDesign } from "#content/image-generation/options.ts";
import { bounceTintOf } from "./bounce-tint.ts";
import { loadMaterials, type DesignMaterials } from "./design-materials.ts";
import { yieldBeforeRow } from "./event-loop.ts";
import { takeFramebuffer, type Framebuffer } from "./framebuffer.ts";
import { hash } from "./hash.ts";
import { metals } from "./materials.ts";
import type { Passes } from "./passes.ts";
import { createScanlineRenderer } from "./scanline-renderer.ts";
import type { Surface } from "./scene.ts";
import type { LinearRgb } from "./srgb.ts";
import { SurfaceSampler } from "./surface-sampler.ts";

const SLOT_SEEDS = { cabinet: 11, island: 23, worktop: 37, floor: 41 } as const;

/** The caller releases the framebuffer. Throws with the file's name if a texture is missing. */
export async function composeFrame(
  passes: Passes,
  design: CabinetDesign,
  seed: number,
): Promise<Framebuffer> {
  const { width, height, scene } = passes;
  const frame = takeFramebuffer(width, height);
  const materials = await loadMaterials(design);
  const sampler = (surface: Surface) => samplerOf(surface, passes, materials, design, seed);
  const renderScanline = createScanlineRenderer(
    passes,
    scene.surfaces.map(sampler),
    bounceTintOf(scene, materials),
    metalOf(design),
  );
  for (let y = 0; y < height; y++) {
    await yieldBeforeRow(y);
    renderScanline(y, frame.data);
  }
  return frame;
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
