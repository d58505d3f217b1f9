export type Point = readonly [x: number, y: number];

/** What is drawn: each is a layer of a DXF file. WALL is what others build, floors and ceilings too. */
export type Layer =
  | "WALL"
  | "INSULATION"
  | "FRAME"
  | "LEAF"
  | "GLASS"
  | "SEAL"
  | "HARDWARE"
  | "HIDDEN"
  | "DIMENSION"
  | "TEXT";

/** What a section cuts through. Wood is finished and shows its rings, or its grain if it is cut along; rough wood is framing, crossed. */
export type Material =
  | "wood"
  | "long-wood"
  | "rough-wood"
  | "plywood"
  | "board"
  | "masonry"
  | "wool"
  | "felt"
  | "glass"
  | "seal"
  | "metal";

/** A closed outline. */
export type Shape = { layer: Layer; material?: Material; points: readonly Point[] };

/** The distance of two points along the axis that they differ most in, written `offset` beside them. */
export type Dimension = { from: Point; to: Point; offset: number };

/** A drawing at full size in millimeters, x to the right and y up. */
export type Detail = {
  name: string;
  title: string;
  shapes: readonly Shape[];
  dimensions: readonly Dimension[];
};

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** To a hundredth of a millimeter. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
