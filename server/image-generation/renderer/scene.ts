import type { SlotName } from "#content/image-generation/options.ts";
import { readPassFile } from "./pass-files.ts";

/** x to the right, y away from the camera, z up. */
export type Axis = 0 | 1 | 2;

/** A point in metres or a direction, by axis. */
type Vector = readonly [number, number, number];

/** A slot that has surfaces in a room. */
export type SurfaceSlot = Extract<
  SlotName,
  "cabinet" | "island" | "worktop" | "hardware" | "floor"
>;

/** One flat side of a board, a front, a slab or the floor, as the camera sees it: an axis-aligned quad. */
export type Surface = {
  slot: SurfaceSlot;
  kind: "front" | "slab" | "panel" | "floor" | "metal";
  /** The axis that the surface is perpendicular to, and where on it the surface lies, in metres. */
  axis: Axis;
  plane: number;
  /** The bounding box of the piece that it belongs to. */
  lo: Vector;
  hi: Vector;
  /** Surfaces with the same number are cut from the same board. */
  match: number;
};

/** A pinhole camera; `focal` and the principal point (`cx`, `cy`) in pixels. */
export type Camera = {
  position: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
  focal: number;
  cx: number;
  cy: number;
};

/** What is known of a room's passes beside their pixels. */
export type Scene = {
  camera: Camera;
  /** The grey albedo that each slot was rendered with. */
  neutral: Record<SurfaceSlot, number>;
  /** Radiance is stored as log(1 + k x) up to `top`. */
  curve: { k: number; top: number };
  /** The surface with id 1 is the first. */
  surfaces: readonly Surface[];
  /** Where patches with handles go (x, y, width, height) and lie in their atlas (x, y). */
  handles: readonly (readonly [number, number, number, number, number, number])[];
};

/**
 * Reads the scene of the passes that begin with `name`. It is written by the scene scripts, so that its shape is theirs to keep.
 * @throws Error with the file's name when it is missing.
 */
export async function readScene(name: string): Promise<Scene> {
  const { faces: surfaces, ...scene } = JSON.parse((await readPassFile(`${name}.json`)).toString());
  return { ...scene, surfaces };
}
