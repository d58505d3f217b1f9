/**
 * What the drawing kits and the products' pages draw, in millimeters: sizes of the specification, and typical sections where
 * it names none. The shop drawing of an order governs; each drawing says so.
 */
/** The day of the last change of this file, as YYYY-MM-DD. */
export const DETAILS_MODIFIED = "2026-11-26";

export const doorDetail = {
  /** A leaf of a core between faces, edged with a stile. */
  leaf: { width: 914, height: 2134, thickness: 44, face: 3, stile: 35 },
  /** The lining is as deep as the wall, which is boarded on both sides of its studs. */
  wall: 125,
  board: 12.5,
  stud: 45,
  lining: 32,
  stop: { width: 40, depth: 12 },
  /** What the gasket in the stop is pressed to, and the groove that holds its stem. */
  seal: { thickness: 3, groove: { width: 4, depth: 6 } },
  /** The casing stands back from the lining's edge, which leaves room for the hinge. */
  casing: { width: 70, thickness: 18, reveal: 6 },
  hinge: { barrel: 12, leaf: 3, width: 30 },
  /** Between leaf and lining, and under the leaf. */
  gap: 3,
  undercut: 6,
  /** By how much the rough opening is wider and higher than the frame. */
  roughOpening: 13,
} as const;

/** A sash that closes from outside against a stop of the frame. */
export const windowDetail = {
  unit: { width: 1219, height: 1524 },
  frame: { face: 56, depth: 90, stop: 15 },
  sash: { face: 62, depth: 68 },
  glass: 25,
  pane: 4,
  /** How far the sash covers the glass, and its edge seal with it. */
  rebate: 18,
  seal: 3,
  gap: 3,
  roughOpening: 13,
  /** Outside the frame, and inside of it, where a lining of the wall's depth meets a casing. */
  wall: { outside: 40, inside: 40, plaster: 12.5 },
  lining: 18,
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

/** Split battens across furring, mineral wool in the cavity, and a gap at floor and ceiling. */
export const panelFixing = {
  batten: { thickness: 20, width: 60 },
  furring: { depth: 30, width: 60 },
  wool: 50,
  gap: 6,
  height: 2440,
} as const;

/** `drawer` is the height of the drawer's front, over the door. */
export const cabinetDetails = {
  "base-unit": {
    width: 600,
    height: 720,
    depth: 560,
    plinth: 100,
    shelves: 1,
    fronts: 1,
    drawer: 140,
  },
  "wall-unit": { width: 600, height: 720, depth: 320, plinth: 0, shelves: 2, fronts: 1, drawer: 0 },
  "tall-unit": {
    width: 600,
    height: 2100,
    depth: 560,
    plinth: 100,
    shelves: 4,
    fronts: 2,
    drawer: 0,
  },
} as const;

export const cabinetParts = {
  carcass: 18,
  back: 8,
  front: 19,
  gap: 3,
  /** The system's pitch, and how far its rows stand from the carcass's edges. */
  boring: 32,
  boringInset: 37,
  rail: 100,
  /** How far a shelf and the plinth stand back from the carcass's edge. */
  shelfSetback: 20,
  plinthSetback: 50,
  drawerBox: { length: 500, height: 90, side: 15, bottom: 8 },
  /** Each side of the drawer. */
  runner: { thickness: 13, height: 45 },
  /** Its cup is let into the door, so far from the upper and the lower edge. */
  hinge: { cup: 35, sunk: 12, arm: 60, height: 18, fromEdge: 60 },
  foot: 50,
} as const;

export const plankDetail = {
  width: 127,
  thickness: 19,
  /** `wear` is what can be sanded, above the tongue. */
  tongue: { height: 6, depth: 6, wear: 7 },
  bevel: 1,
  paper: 1,
  subfloor: 18,
  cleat: { length: 38, thickness: 1.4 },
  /** At walls and fixed objects. */
  movement: 19,
  baseboard: { thickness: 16, height: 90 },
  /** Nailed to the baseboard, never to the floor; with it, wider than the gap. */
  shoe: { width: 13, height: 19, bevel: 4 },
} as const;

/** A room set out from its axis in herringbone, and its staves. */
export const herringbone = {
  room: { width: 4_000, depth: 2_200 },
  stave: { width: 115, length: 690 },
} as const;
