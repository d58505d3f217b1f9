import type { CabinetDesign, SlotOption } from "#content/image-generation/options.ts";
import { createShakerFront, createSlab, createVeneer } from "./cabinet-layouts.ts";
import {
  createChevron,
  createHerringbone,
  createPlanks,
  createStoneTiles,
  cutFromSlab,
} from "./floor-layouts.ts";
import { hash, hashToUnit } from "./hash.ts";
import type { LoadedMaterial } from "./materials.ts";
import {
  fillAlbedo,
  intersectSurface,
  type Layout,
  type PixelSpan,
  type Relief,
  scaleAlbedo,
} from "./pixel-span.ts";
import type { Scene, Surface } from "./scene.ts";
import { resampleSeams } from "./seams.ts";
import { createShakerRelief, createSlidingRelief, LEAST_LEAF_HEIGHT } from "./reliefs.ts";
import { sampleBoards, sampleSlab } from "./texture-sampler.ts";

export class SurfaceSampler {
  /** Factor for the rendered gloss. */
  readonly gloss: number;
  private readonly surface: Surface;
  private readonly scene: Scene;
  private readonly material: LoadedMaterial;
  /** Converts albedo to a multiple of the room's gray. */
  private readonly scale: number;
  private readonly brightness: number;
  private readonly layout: Layout;
  private readonly hasSeams: boolean;
  private readonly relief: Relief | undefined;

  /** `seed` is per slot: all its surfaces are cut from one flitch. */
  constructor(
    surface: Surface,
    scene: Scene,
    material: LoadedMaterial,
    design: CabinetDesign,
    seed: number,
  ) {
    this.surface = surface;
    this.scene = scene;
    this.material = material;
    this.gloss = material.gloss;
    this.scale = 1 / scene.neutral[surface.slot];
    // Each piece is cut at a different place along the flitch, as in good joinery.
    const flitch = hash(seed, 9) & 0xffff0000;
    const pieceSeed = (flitch | (hash(seed, surface.match) & 0xffff)) >>> 0;
    this.layout =
      surface.kind === "floor"
        ? floorLayout(material, design, seed)
        : cabinetLayout(surface, material, design, flitch, pieceSeed);
    const isFramed = surface.kind === "front" && design.front === "shaker";
    this.hasSeams = surface.kind === "floor" || (isFramed && material.kind === "wood");
    this.relief = reliefOf(surface, design);
    const variation = 0.96 + 0.08 * hashToUnit(pieceSeed, 8);
    this.brightness = material.kind === "wood" ? material.brightness * variation : 1;
  }

  /** Writes the albedo of a span relative to the room's gray; `samples` is a scratch span. */
  sample(span: PixelSpan, y: number, samples: PixelSpan): void {
    const { surface, scene, material, scale, relief } = this;
    if (relief || material.kind !== "paint") intersectSurface(span, surface, scene.camera, y);
    switch (material.kind) {
      case "paint": {
        const [red, green, blue] = material.albedo;
        fillAlbedo(span, red * scale, green * scale, blue * scale);
        break;
      }
      case "stone":
        this.lay(span, y, samples, (each) => sampleSlab(material.texture, each));
        break;
      case "wood":
        this.lay(span, y, samples, (each) =>
          sampleBoards(material.texture, each, material.saturation),
        );
        break;
    }
    relief?.(span, surface.lo[0], surface.lo[2]);
  }

  private lay(
    span: PixelSpan,
    y: number,
    samples: PixelSpan,
    read: (span: PixelSpan) => void,
  ): void {
    const { surface, scene, layout } = this;
    const brightness = this.brightness * this.scale;
    layout(span, brightness);
    read(span);
    if (!this.hasSeams) return;
    resampleSeams(span, samples, surface, scene.camera, y, { layout, brightness, read });
  }
}

function floorLayout({ kind }: LoadedMaterial, { pattern }: CabinetDesign, seed: number): Layout {
  const isWood = kind === "wood";
  if (pattern === "straight") return isWood ? createPlanks(seed) : createStoneTiles(seed);
  const blocks = pattern === "herringbone" ? createHerringbone(seed) : createChevron(seed);
  return isWood ? blocks : cutFromSlab(blocks);
}

function cabinetLayout(
  surface: Surface,
  { kind }: LoadedMaterial,
  { front }: CabinetDesign,
  flitch: number,
  pieceSeed: number,
): Layout {
  if (kind !== "wood") return createSlab(surface, pieceSeed);
  if (surface.kind !== "front" || front !== "shaker") return createVeneer(surface, pieceSeed);
  const board = (n: number) => (flitch | (hash(pieceSeed, n) & 0xffff)) >>> 0;
  return createShakerFront(surface, {
    left: board(3),
    right: board(4),
    bottom: board(5),
    top: board(6),
    panel: board(7),
    uprightPanel: pieceSeed,
  });
}

function reliefOf({ kind, lo, hi }: Surface, { front, mood }: CabinetDesign): Relief | undefined {
  if (kind !== "front" || front === "slab") return undefined;
  const [width, height] = [hi[0] - lo[0], hi[2] - lo[2]];
  switch (front) {
    case "fluted":
      return createFlutedRelief(mood);
    case "shaker":
      return createShakerRelief(mood, width, height);
    case "sliding":
      if (height < LEAST_LEAF_HEIGHT) return undefined;
      return createSlidingRelief(mood, width, height, Math.round(lo[0] / width) % 2 !== 0);
  }
}

type Mood = SlotOption<"mood">;

/** Distance between flutes, in meters. */
const PITCH = 0.026;
const RIB_SHARE = 0.84;
const STEPS = 128;
/** Lateral position of the light: 0 is frontal, 1 at 45 degrees. */
const LIGHT_SLANT = { day: 0.42, sun: 0.85, evening: 0.12 } satisfies Record<Mood, number>;

/** Half-round ribs, antialiased with a summed-area table. */
function createFlutedRelief(mood: Mood): Relief {
  const sums = new Float32Array(STEPS + 1);
  for (let i = 0; i < STEPS; i++)
    sums[i + 1] = (sums[i] ?? 0) + ribShading((i + 0.5) / STEPS, LIGHT_SLANT[mood]);
  const whole = sums[STEPS] ?? 0;
  const sumUpTo = (at: number) => {
    const flutes = Math.floor(at);
    return flutes * whole + (sums[((at - flutes) * STEPS) | 0] ?? 0);
  };
  return (span, left) => {
    const { start, end, footprint } = span;
    const [xs] = span.positions;
    for (let i = start; i < end; i++) {
      const half = Math.max((footprint[i] ?? 0) / PITCH / 2, 1.5 / STEPS);
      const at = ((xs[i] ?? 0) - left) / PITCH + 1;
      scaleAlbedo(span, i, (sumUpTo(at + half) - sumUpTo(at - half)) / (2 * half * STEPS));
    }
  };
}

function ribShading(at: number, slant: number): number {
  if (at > RIB_SHARE) return 0.16;
  const x = (at / RIB_SHARE) * 2 - 1;
  const across = 0.92 * Math.sign(x) * x * x;
  const facing = Math.sqrt(1 - across * across);
  return Math.max(0.12, facing - across * slant) * (1 - 0.4 * x ** 8) * 1.08;
}
