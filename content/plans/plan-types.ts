/** Lengths are in millimeters, x to the east and y to the south of the upper left corner, unless a record says otherwise. */
export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; depth: number };

/** What a mark on a drawing stands for. */
export type Key = {
  code: string;
  name: string;
  /** The page or anchor of what it is, where we make it. */
  href?: string;
  detail: string;
};

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
type CabinetRun = Box & { code: string };

export type FloorPlanRecord = {
  /** The building from outside to outside. */
  outline: { width: number; depth: number };
  /** The western half of the floor; the eastern one is its mirror image. */
  dwellings: readonly { type: string; name: string; rooms: readonly Room[] }[];
  common: readonly (Box & { name: string; floor?: string; stairs?: true; elevator?: true })[];
  doors: readonly Door[];
  /** Doors of the core and openings between rooms, without a leaf of ours. */
  pageHeaders: readonly Box[];
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

/** How much of the sound that meets a surface it keeps, from 0 to 1, in each octave band. */
export type Absorption = readonly [number, number, number, number, number, number];

type Surface = { name: string; absorption: Absorption };

export type RoomSectionRecord = {
  /** Between finished surfaces. */
  room: { length: number; width: number; height: number };
  levels: { slab: number; accessFloor: number; plenum: number };
  /** The thickness of the end walls. */
  wall: number;
  /** The panels of both end walls and the long wall that is seen, from one height to another; slats stand `pitch` apart. */
  panel: { depth: number; from: number; to: number; pitch: number };
  /** In the other long wall, behind who looks. */
  window: { from: number; to: number; length: number };
  door: { at: number; width: number; height: number };
  table: { length: number; height: number };
  surfaces: Record<"floor" | "ceiling" | "walls" | "glass" | "panels", Surface>;
  /** What the times are computed from, and what they leave out. */
  note: string;
  keys: readonly Key[];
};

/** A cuboid in a store: x to the right, y to the left, z up, as an axonometry shows them. */
export type Cuboid = Box & { z: number; height: number; part?: string };

export type StorePart = Key & {
  size: { width: number; depth: number; height: number };
  /** From the back to the front and from the floor up. */
  cuboids: readonly Cuboid[];
  /** Where each of them stands; a turned one stands along the other wall. */
  places: readonly { x: number; y: number; isTurned?: true }[];
  /** How far above its place it is drawn. */
  lift: number;
};

export type StoreKitRecord = {
  floor: Key & { width: number; depth: number; plank: number };
  parts: readonly StorePart[];
};

/** What can be finished in a room, in the order of a finish schedule's columns. */
export type FinishedPart = "floor" | "walls" | "joinery" | "doors" | "hardware";

export type FinishScheduleRecord = {
  /** Which hatch of the key shows a material's grain or surface. */
  finishes: readonly (Key & {
    hatch: "plank" | "herringbone" | "slats" | "veneer" | "paint" | "metal";
  })[];
  rooms: readonly ({ number: string; name: string } & Partial<Record<FinishedPart, string>>)[];
};

/** A hotel's room, by its own upper left corner: the window wall is above, the corridor below. */
export type GuestRoom = {
  code: string;
  name: string;
  width: number;
  /** How many of it a floor has. */
  eachFloor: number;
  dry: readonly Box[];
  wet: readonly Box[];
  /** What we make, by its code in the keys. */
  made: readonly (Box & { code: string })[];
  doors: readonly Door[];
  fixtures: readonly Fixture[];
  windows: readonly { x: number; width: number }[];
  /** The middle of a wheelchair's turning space. */
  turning?: Point;
  /** Where its name stands. */
  tag: Point;
};

export type GuestRoomRecord = {
  /** From the window to the corridor, between faces. */
  depth: number;
  floors: number;
  walls: { outer: number; party: number };
  turningDiameter: number;
  /** How high the panel behind the beds is. */
  headboardHeight: number;
  rooms: readonly GuestRoom[];
  /** Its length follows from the rooms on both sides, its panels leave out their doors. */
  corridor: { name: string; width: number; panelHeight: number };
  /** One for the building; panels on all walls but the glazed one. */
  lobby: { name: string; width: number; depth: number; panelHeight: number; desks: number };
  keys: readonly (Key & { isArea?: true })[];
};

export type FreightRecord = {
  carton: {
    width: number;
    depth: number;
    height: number;
    stave: { length: number; width: number; thickness: number };
    /** Staves beside each other, and layers of them. */
    abreast: number;
    layers: number;
    /** Of the carton itself. */
    packingKg: number;
    densityKgPerM3: number;
  };
  pallets: readonly {
    name: string;
    length: number;
    width: number;
    height: number;
    kg: number;
    /** What all pallets in the container may weigh, where this one is used. */
    cargoKg: number;
  }[];
  container: {
    length: number;
    width: number;
    height: number;
    door: { width: number; height: number };
    grossKg: number;
    tareKg: number;
  };
  /** Between pallets, and between the load and the door's head. */
  clearance: { along: number; above: number };
  keys: readonly Key[];
  note: string;
};

/** A step of a chain of custody, and the documents that begin or pass there. */
export type CustodyRecord = {
  steps: readonly {
    code: string;
    name: string;
    /** What passes to the next step. */
    passes: string;
    /** The standard or law that asks for it. */
    named: string;
  }[];
  /** Which steps a document passes, from the first to the last; where it is made out it has a filled mark. */
  documents: readonly {
    name: string;
    from: number;
    to: number;
    made: readonly number[];
  }[];
  note: string;
};

/** A hall or yard of a mill, with its machines on plan and its place in the flow. */
export type MillRecord = {
  site: { width: number; depth: number };
  areas: readonly (Key &
    Box & {
      use: "yard" | "hall" | "kilns";
      machines?: readonly Box[];
      /** Where its number stands, if not in its upper left corner. */
      tag?: Point;
    })[];
  /** The way of the material, from the road to the road. */
  flow: readonly Point[];
};
