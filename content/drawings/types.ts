/** Lengths are in millimeters, x to the east and y to the south of the upper left corner, unless a record says otherwise. */
export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; depth: number };

/** What a mark on a drawing stands for. */
export type Key = { code: string; name: string; detail: string };

/** A room between the faces of its walls. */
export type Room = {
  number: string;
  name: string;
  /** Corners in order; two for a rectangle, opposite each other. */
  corners: readonly [Point, Point] | readonly [Point, Point, Point, Point, ...Point[]];
  use: "dry" | "wet";
  cabinets?: string;
  /** Where its tag stands, if not in the middle. */
  tag?: Point;
};

/** An opening through a wall, and the leaf in it: hinged at the western or northern jamb, or at the other one. */
export type Door = Box & {
  code: string;
  hinge: "start" | "end";
  swing: "north" | "south" | "east" | "west";
};

export type Fixture = Box & { kind: "bed" | "sofa" | "table" | "bath" | "shower" | "wc" };

/** A run of our own cabinets on plan. */
export type CabinetRun = Box & { code: string };

export type FloorPlanRecord = {
  /** The building from outside to outside. */
  outline: { width: number; depth: number };
  /** The western half of the floor; the eastern one is its mirror image. */
  dwellings: readonly { type: string; name: string; rooms: readonly Room[] }[];
  common: readonly (Box & { name: string; floor?: string; stairs?: true; elevator?: true })[];
  doors: readonly Door[];
  /** Doors of the core and openings between rooms, without a leaf of ours. */
  openings: readonly Box[];
  windows: readonly Box[];
  cabinets: readonly CabinetRun[];
  fixtures: readonly Fixture[];
  /** What is laid in the dry rooms of each half, and in all wet ones. */
  schemes: readonly [west: { name: string; floor: string }, east: { name: string; floor: string }];
  wetFloor: string;
  keys: readonly (Key & { measure: "area" | "length" | "count" })[];
  /** Walls whose distances are written above and left of the plan. */
  chains: { x: readonly number[]; y: readonly number[] };
};
