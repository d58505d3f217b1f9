import type { CabinetDesign } from "#content/image-generation/options.ts";
import { USUAL_VIEW } from "#lib/image-generation/room-slots.ts";
import { decodePassFile, type Bitmap } from "./pass-files.ts";
import { readScene, type Scene } from "./scene.ts";

export type Passes = {
  scene: Scene;
  width: number;
  height: number;
  /** Radiance without gloss, three bytes per pixel on the scene's curve. */
  light: Uint8Array;
  /** Gloss, three bytes per pixel on the scene's curve. */
  gloss: Uint8Array;
  /** Three bytes per pixel: surface id, its neighbor's (0 for none), the first one's share of the light. */
  surfaceIds: Uint8Array;
  /** Share of indirect light; one byte per pixel at an eighth of the size. */
  indirectShare: Bitmap;
};

/** Loads the passes of a design, with handles if it has some. Throws with the name of a missing pass. */
export async function loadPasses(design: CabinetDesign): Promise<Passes> {
  const { mood } = design;
  const room = nameOfPasses(design);
  const scene = await readScene(room);
  // Sequentially: parallel decoding would hold several images in memory.
  const light = await decodePassFile(`${room}-${mood}-light.avif`);
  const surfaceIds = await decodePassFile(`${room}-pieces.webp`);
  const bounce = await decodePassFile(`${room}-${mood}-bounce.webp`);
  const gloss = await decodePassFile(`${room}-${mood}-gloss.avif`);
  const { width, height } = light;
  const passes: Passes = {
    scene,
    width,
    height,
    light: light.data,
    gloss: doubleSize(gloss),
    surfaceIds: surfaceIds.data,
    indirectShare: firstChannel(bounce),
  };
  if (design.hardware !== "none") await addHandles(passes, design);
  return passes;
}

/** The prefix of the passes' file names. */
export function nameOfPasses({ room, view }: Pick<CabinetDesign, "room" | "view">): string {
  return view === USUAL_VIEW ? room : `${room}-${view}`;
}

async function addHandles(passes: Passes, design: CabinetDesign): Promise<void> {
  const { mood } = design;
  const room = nameOfPasses(design);
  const lit = await decodePassFile(`${room}-${mood}-handles.avif`);
  const surfaceIds = await decodePassFile(`${room}-handles.webp`);
  for (const [x, y, width, height, fromX, fromY] of passes.scene.handles) {
    for (let row = 0; row < height; row++) {
      const to = ((y + row) * passes.width + x) * 3;
      const copy = (source: Bitmap, top: number, target: Uint8Array) => {
        const from = ((top + fromY + row) * source.width + fromX) * 3;
        target.set(source.data.subarray(from, from + width * 3), to);
      };
      copy(lit, 0, passes.light);
      copy(lit, lit.height / 2, passes.gloss);
      copy(surfaceIds, 0, passes.surfaceIds);
    }
  }
}

/** What changes slowly over the image is kept in cells of this many pixels a side. */
export const CELL = 8;

/** Writes row `y` of an image of cells at the full size, interpolated linearly. */
export function upsampleRow(
  { data, width, height }: { data: ArrayLike<number>; width: number; height: number },
  channels: number,
  y: number,
  out: Float32Array,
): void {
  const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) / CELL - 0.5));
  const top = (v | 0) * width * channels;
  const t = v - (v | 0);
  const row = Float32Array.from({ length: width * channels }, (_, i) => {
    const below = data[top + width * channels + i] ?? 0;
    return (data[top + i] ?? 0) * (1 - t) + below * t;
  });
  for (let i = 0; i < out.length; i++) {
    const u = Math.min(width - 1.001, Math.max(0, (((i / channels) | 0) + 0.5) / CELL - 0.5));
    const left = (u | 0) * channels + (i % channels);
    const s = u - (u | 0);
    out[i] = (row[left] ?? 0) * (1 - s) + (row[left + channels] ?? 0) * s;
  }
}

/** Doubles the size, interpolated linearly; libvips would shift by half a pixel. */
function doubleSize({ data, width, height }: Bitmap): Uint8Array {
  const out = new Uint8Array(width * height * 12);
  const row = new Uint16Array(width * 3);
  for (let y = 0; y < height * 2; y++) {
    const near = (y >> 1) * width * 3;
    const far = Math.min(height - 1, Math.max(0, (y >> 1) + (y & 1 ? 1 : -1))) * width * 3;
    for (let i = 0; i < row.length; i++) row[i] = 3 * (data[near + i] ?? 0) + (data[far + i] ?? 0);
    const start = y * width * 6;
    for (let x = 0; x < width; x++) {
      const left = x > 0 ? 3 : 0;
      const right = x < width - 1 ? 3 : 0;
      const to = start + x * 6;
      for (let i = x * 3, k = to; k < to + 3; i++, k++) {
        const here = 3 * (row[i] ?? 0) + 8;
        out[k] = (here + (row[i - left] ?? 0)) >> 4;
        out[k + 3] = (here + (row[i + right] ?? 0)) >> 4;
      }
    }
  }
  return out;
}

function firstChannel({ data, width, height, channels }: Bitmap): Bitmap {
  const one = Uint8Array.from({ length: width * height }, (_, i) => data[i * channels] ?? 0);
  return { data: one, width, height, channels: 1 };
}
