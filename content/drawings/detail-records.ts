/**
 * What the drawing kits draw, in millimeters: sizes of the specification, and typical sections where it names none. The shop
 * drawing of an order governs; each drawing says so.
 */
/** The day of the last change of this file, as YYYY-MM-DD. */
export const DETAILS_MODIFIED = "2026-11-25";

export const doorDetail = {
  leaf: { width: 914, height: 2134, thickness: 44 },
  /** The lining is as deep as the wall. */
  wall: 125,
  lining: 32,
  stop: { width: 40, depth: 12 },
  casing: { width: 70, thickness: 18 },
  /** Between leaf and lining, and under the leaf. */
  gap: 3,
  undercut: 6,
  /** By how much the rough opening is wider and higher than the frame. */
  roughOpening: 13,
} as const;

export const windowDetail = {
  unit: { width: 1219, height: 1524 },
  frame: { face: 56, depth: 78 },
  sash: { face: 62, depth: 68 },
  glass: 25,
  gap: 3,
  roughOpening: 13,
} as const;

/** Across the panel: what stands out, how wide, and how often. */
export const panelDetails = {
  "slatted-acoustic": { kind: "slats", pitch: 52, width: 34, thickness: 25, back: 9 },
  fluted: { kind: "flutes", pitch: 62, width: 62, thickness: 32, back: 8 },
  "flat-veneer": { kind: "boards", pitch: 203, width: 203, thickness: 19, back: 19 },
  "v-groove": { kind: "grooves", pitch: 128, width: 128, thickness: 19, back: 13 },
  "raised-and-fielded": { kind: "fields", pitch: 512, width: 380, thickness: 25, back: 12 },
  "geometric-relief": { kind: "blocks", pitch: 64, width: 64, thickness: 32, back: 12 },
} as const;

export const panelFixing = { batten: { thickness: 20, width: 60 }, height: 2440 } as const;

export const cabinetDetails = {
  "base-unit": { width: 600, height: 720, depth: 560, plinth: 100, shelves: 1, fronts: 1 },
  "wall-unit": { width: 600, height: 720, depth: 320, plinth: 0, shelves: 2, fronts: 1 },
  "tall-unit": { width: 600, height: 2100, depth: 560, plinth: 100, shelves: 4, fronts: 2 },
} as const;

export const cabinetParts = { carcass: 18, back: 8, front: 19, gap: 3, boring: 32 } as const;

export const plankDetail = { width: 127, thickness: 19, tongue: { height: 6, depth: 6 } } as const;
