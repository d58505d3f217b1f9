import type { CabinetDesign } from "#content/image-generation/options.ts";
import { createShakerLayout, createSlabLayout, createVeneerLayout } from "./cabinet-layouts.ts";
import {
  createChevronLayout,
  createHerringboneLayout,
  createPlankLayout,
  createTileLayout,
  cutFromSlab,
} from "./floor-layouts.ts";
import { hash, hashToUnit } from "./hash.ts";
import type { LoadedMaterial } from "./materials.ts";
import {
  applyRelief,
  fillAlbedo,
  intersectSurface,
  type Layout,
  type PixelSpan,
} from "./pixel-span.ts";
import { reliefOf } from "./reliefs.ts";
import type { Scene, Surface } from "./passes.ts";
import type { LinearRgb } from "./color-grading.ts";
import { sampleTexture } from "./texture-sampler.ts";

export type SurfaceSampler = {
  /** Factor for the rendered gloss. */
  gloss: number;
  /** Writes the albedo of a span of row `y` relative to the room's gray. */
  sample: (span: PixelSpan, y: number) => void;
};

/** `seed` is per slot: all its surfaces are cut from one flitch. */
export function createSurfaceSampler(
  surface: Surface,
  { camera, neutral }: Scene,
  material: LoadedMaterial,
  design: CabinetDesign,
  seed: number,
): SurfaceSampler {
  const gray = neutral[surface.slot];
  const { gloss } = material;
  const relief = reliefOf(surface, design);
  if (material.kind === "paint") {
    const [red, green, blue] = material.albedo;
    const color: LinearRgb = [red / gray, green / gray, blue / gray];
    return {
      gloss,
      sample: (span, y) => {
        fillAlbedo(span, color);
        if (!relief) return;
        intersectSurface(span, surface, camera, y);
        applyRelief(span, relief, surface);
      },
    };
  }
  const isWood = material.kind === "wood";
  // Each piece is cut at a different place along the flitch, as in good joinery.
  const flitch = hash(seed, 9) & 0xffff0000;
  const boardAt = (place: number) => (flitch | (place & 0xffff)) >>> 0;
  const piece = boardAt(hash(seed, surface.match));
  const layout =
    surface.kind === "floor"
      ? floorLayout(isWood, design, seed)
      : cabinetLayout(surface, isWood, design, piece, boardAt);
  const variation = isWood ? 0.96 + 0.08 * hashToUnit(piece, 8) : 1;
  const brightness = (material.brightness * variation) / gray;
  return {
    gloss,
    sample: (span, y) => {
      intersectSurface(span, surface, camera, y);
      layout(span, brightness);
      sampleTexture(material, span);
      if (relief) applyRelief(span, relief, surface);
    },
  };
}

function floorLayout(isWood: boolean, { pattern }: CabinetDesign, seed: number): Layout {
  if (pattern === "straight") return isWood ? createPlankLayout(seed) : createTileLayout(seed);
  const blocks =
    pattern === "herringbone" ? createHerringboneLayout(seed) : createChevronLayout(seed);
  return isWood ? blocks : cutFromSlab(blocks);
}

function cabinetLayout(
  surface: Surface,
  isWood: boolean,
  { front }: CabinetDesign,
  piece: number,
  boardAt: (place: number) => number,
): Layout {
  if (!isWood) return createSlabLayout(surface, piece);
  if (surface.kind !== "front" || front !== "shaker") return createVeneerLayout(surface, piece);
  return createShakerLayout(surface, piece, (n) => boardAt(hash(piece, n)));
}
