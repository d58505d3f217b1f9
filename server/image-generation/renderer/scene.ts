import type { SlotName } from "#content/image-generation/options.ts";
import { readPassFile } from "./pass-files.ts";

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

/** Reads a scene, whose shape the scene scripts guarantee. Throws with the file's name if it is missing. */
export async function readScene(name: string): Promise<Scene> {
  const { faces: surfaces, ...scene } = JSON.parse((await readPassFile(`${name}.json`)).toString());
  return { ...scene, surfaces };
}
