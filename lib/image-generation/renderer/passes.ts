import type { CabinetDesign, SlotName } from "#content/image-generation/options.ts";
import { decodePass, type Pixels, readPass } from "./files.ts";

/** A point or a direction in metres: x to the right, y away from the camera, z up. */
export type Vector = readonly [number, number, number];

/** One flat side of a board, a front, a slab or the floor, as the camera sees it. */
export type Face = {
  slot: Extract<SlotName, "cabinet" | "island" | "worktop" | "hardware" | "floor">;
  kind: "front" | "slab" | "panel" | "floor" | "metal";
  /** The axis that the face looks along, and where on it the face lies. */
  axis: 0 | 1 | 2;
  plane: number;
  /** The corners of the piece that it belongs to. */
  lo: Vector;
  hi: Vector;
  /** Faces with the same number are cut from the same boards. */
  match: number;
};

/** What was written down when a room was rendered. */
export type RoomRecord = {
  camera: {
    position: Vector;
    forward: Vector;
    right: Vector;
    up: Vector;
    /** In pixels. */
    focal: number;
    cx: number;
    cy: number;
  };
  /** The grey that each slot was rendered with. */
  neutral: Record<Face["slot"], number>;
  /** Light is stored as log(1 + k x) up to `top`. */
  curve: { k: number; top: number };
  /** Face 1 is the first. */
  faces: readonly Face[];
  /** Where patches with handles go (x, y, width, height) and lie in their atlas (x, y). */
  handles: readonly (readonly [number, number, number, number, number, number])[];
};

/** The passes of one room in one light, at full size. */
export type Passes = {
  record: RoomRecord;
  width: number;
  height: number;
  /** Radiance without the gloss of slots, three bytes to a pixel, on the record's curve. */
  light: Uint8Array;
  /** The gloss of slots, three bytes to a pixel, on the record's curve. */
  gloss: Uint8Array;
  /** Three bytes to a pixel: a face, a second face, the first one's share of the light. */
  pieces: Uint8Array;
  /** The share of light that came from other surfaces; an eighth of the size, one byte to a pixel. */
  bounce: Pixels;
};

/**
 * Loads what a design's picture is made of; handles are laid in where the design has some.
 * @throws Error with the name of the pass that is missing.
 */
export async function loadPasses(design: CabinetDesign): Promise<Passes> {
  const { room, mood } = design;
  const record = await readRecord(room);
  // One after the other: several decoders at once hold several pictures' worth of memory.
  const light = await decodePass(`${room}-${mood}-light.avif`);
  const pieces = await decodePass(`${room}-pieces.webp`);
  const bounce = await decodePass(`${room}-${mood}-bounce.webp`);
  const gloss = await decodePass(`${room}-${mood}-gloss.avif`);
  const { width, height } = light;
  const passes: Passes = {
    record,
    width,
    height,
    light: light.data,
    gloss: doubled(gloss),
    pieces: pieces.data,
    bounce: firstChannel(bounce),
  };
  if (design.hardware !== "none") await addHandles(passes, design);
  return passes;
}

/** Reads a room's record. It is written by the scene scripts, so that its shape is theirs to keep. */
async function readRecord(room: string): Promise<RoomRecord> {
  return JSON.parse((await readPass(`${room}.json`)).toString());
}

async function addHandles(passes: Passes, { room, mood }: CabinetDesign): Promise<void> {
  const lit = await decodePass(`${room}-${mood}-handles.avif`);
  const pieces = await decodePass(`${room}-handles.webp`);
  for (const [x, y, width, height, fromX, fromY] of passes.record.handles) {
    for (let row = 0; row < height; row++) {
      const to = ((y + row) * passes.width + x) * 3;
      const copy = (source: Pixels, top: number, target: Uint8Array) => {
        const from = ((top + fromY + row) * source.width + fromX) * 3;
        target.set(source.data.subarray(from, from + width * 3), to);
      };
      copy(lit, 0, passes.light);
      copy(lit, lit.height / 2, passes.gloss);
      copy(pieces, 0, passes.pieces);
    }
  }
}

/** A picture at twice its size, blended linearly; libvips would shift it by half a pixel, so that gloss missed its edges. */
function doubled({ data, width, height }: Pixels): Uint8Array {
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

function firstChannel({ data, width, height, channels }: Pixels): Pixels {
  const one = Uint8Array.from({ length: width * height }, (_, i) => data[i * channels] ?? 0);
  return { data: one, width, height, channels: 1 };
}
