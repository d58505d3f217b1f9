import type { CabinetDesign, SlotName } from "@/content/image-generation/options";
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
  const [light, pieces, bounce] = await Promise.all([
    decodePass(`${room}-${mood}-light.avif`),
    decodePass(`${room}-pieces.webp`),
    decodePass(`${room}-${mood}-bounce.webp`),
  ]);
  const { width, height } = light;
  const gloss = await decodePass(`${room}-${mood}-gloss.avif`, { width, height });
  const passes: Passes = {
    record,
    width,
    height,
    light: light.data,
    gloss: gloss.data,
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
  const [lit, pieces] = await Promise.all([
    decodePass(`${room}-${mood}-handles.avif`),
    decodePass(`${room}-handles.webp`),
  ]);
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

function firstChannel({ data, width, height, channels }: Pixels): Pixels {
  const one = Uint8Array.from({ length: width * height }, (_, i) => data[i * channels] ?? 0);
  return { data: one, width, height, channels: 1 };
}
