import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { CabinetDesign, SlotName } from "#content/image-generation/options.ts";
import { USUAL_VIEW } from "#lib/image-generation/room-slots.ts";

/** x to the right, y away from the camera, z up. */
export type Axis = 0 | 1 | 2;

/** Metres, by axis. */
type Vector = readonly [number, number, number];

export type SurfaceSlot = Extract<
  SlotName,
  "cabinet" | "island" | "worktop" | "hardware" | "floor"
>;

/** An axis-aligned quad: one flat side of a board, a front, a slab or the floor. */
export type Surface = {
  slot: SurfaceSlot;
  kind: "front" | "slab" | "panel" | "floor" | "metal";
  /** The normal's axis, and the position on it in meters. */
  axis: Axis;
  plane: number;
  /** The bounding box of the whole piece. */
  lo: Vector;
  hi: Vector;
  /** Surfaces with the same number are cut from the same board. */
  match: number;
};

/** A pinhole camera; `focal`, `cx` and `cy` in pixels. */
export type Camera = {
  position: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
  focal: number;
  cx: number;
  cy: number;
};

export type Scene = {
  camera: Camera;
  /** The gray albedo that each slot was rendered with. */
  neutral: Record<SurfaceSlot, number>;
  /** Radiance is stored as log(1 + k x) up to `top`. */
  curve: { k: number; top: number };
  /** Surface ids start at 1. */
  surfaces: readonly Surface[];
  /** Patches with handles: x, y, width, height; then x, y in their atlas. */
  handles: readonly (readonly [number, number, number, number, number, number])[];
};

export type Passes = {
  scene: Scene;
  width: number;
  height: number;
  /** Radiance without gloss, three bytes per pixel on the scene's curve. */
  light: Uint8Array;
  /** Gloss, three bytes per pixel on the scene's curve. */
  gloss: Uint8ClampedArray;
  /** Three bytes per pixel: surface id, its neighbor's (0 for none), the first one's share of the light. */
  surfaceIds: Uint8Array;
  /** Share of indirect light, at an eighth of the size. */
  indirectShare: Bitmap;
};

/** Loads the passes of a design, with handles if it has some. */
export async function loadPasses(design: CabinetDesign): Promise<Passes> {
  const { mood } = design;
  const room = nameOfPasses(design);
  const scene = await readScene(room);
  // Sequentially: parallel decoding would hold several images in memory.
  const light = await decodePassFile(`${room}-${mood}-light.avif`);
  const surfaceIds = await decodePassFile(`${room}-pieces.webp`);
  const bounce = await decodePassFile(`${room}-${mood}-bounce.webp`);
  const gloss = await decodePassFile(`${room}-${mood}-gloss.avif`);
  const passes: Passes = {
    scene,
    width: light.width,
    height: light.height,
    light: light.data,
    gloss: doubleSize(gloss),
    surfaceIds: surfaceIds.data,
    indirectShare: bounce,
  };
  if (design.hardware !== "none") await addHandles(passes, room, mood);
  return passes;
}

/** The prefix of the passes' file names. */
export function nameOfPasses({ room, view }: Pick<CabinetDesign, "room" | "view">): string {
  return view === USUAL_VIEW ? room : `${room}-${view}`;
}

async function addHandles(passes: Passes, room: string, mood: string): Promise<void> {
  const lit = await decodePassFile(`${room}-${mood}-handles.avif`);
  const surfaceIds = await decodePassFile(`${room}-handles.webp`);
  for (const [x, y, width, height, fromX, fromY] of passes.scene.handles) {
    for (let row = 0; row < height; row++) {
      const to = ((y + row) * passes.width + x) * 3;
      const copy = (source: Bitmap, top: number, target: Uint8Array | Uint8ClampedArray) => {
        const from = ((top + fromY + row) * source.width + fromX) * 3;
        target.set(source.data.subarray(from, from + width * 3), to);
      };
      copy(lit, 0, passes.light);
      copy(lit, lit.height / 2, passes.gloss);
      copy(surfaceIds, 0, passes.surfaceIds);
    }
  }
}

/** Writes row `y` of an image enlarged `times`, interpolated linearly; libvips would shift it by half a pixel. */
export function enlargeRow(
  { data, width, height }: Bitmap,
  times: number,
  y: number,
  out: Float32Array,
): void {
  const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) / times - 0.5));
  const above = (v | 0) * width * 3;
  const below = above + width * 3;
  const t = v - (v | 0);
  for (let x = 0; x < width * times; x++) {
    const u = Math.min(width - 1.001, Math.max(0, (x + 0.5) / times - 0.5));
    const s = u - (u | 0);
    for (let k = 0; k < 3; k++) {
      const i = (u | 0) * 3 + k;
      const left = (data[above + i] ?? 0) * (1 - t) + (data[below + i] ?? 0) * t;
      const right = (data[above + i + 3] ?? 0) * (1 - t) + (data[below + i + 3] ?? 0) * t;
      out[x * 3 + k] = left * (1 - s) + right * s;
    }
  }
}

function doubleSize(small: Bitmap): Uint8ClampedArray {
  const row = new Float32Array(small.width * 2 * 3);
  const out = new Uint8ClampedArray(row.length * small.height * 2);
  for (let y = 0; y < small.height * 2; y++) {
    enlargeRow(small, 2, y, row);
    out.set(row, y * row.length);
  }
  return out;
}

/** Reads a scene, whose shape the scene scripts guarantee. */
export async function readScene(name: string): Promise<Scene> {
  const { faces: surfaces, ...scene } = JSON.parse(
    await readFile(passFile(`${name}.json`), "utf8"),
  );
  return { ...scene, surfaces };
}

// Each pass is read once per image: a cache and more threads would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** Three 8-bit channels, row by row, without padding. */
export type Bitmap = { data: Uint8Array; width: number; height: number };

export async function decodePassFile(name: string): Promise<Bitmap> {
  const image = sharp(passFile(name)).raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function passFile(name: string): string {
  return join(process.cwd(), "server/image-generation/passes", name);
}
