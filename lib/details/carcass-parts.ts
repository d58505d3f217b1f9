import { cabinetDetails, cabinetParts } from "#content/drawings/detail-records.ts";
import type { productSheets } from "#content/drawings/product-sheets.ts";
import type { Cuboid } from "#content/plans/plan-types.ts";
import { frontsOf } from "./cabinet-details.ts";

/** In millimeters: x to the right, y to the front and z up, from the left rear corner of the carcass's underside. */
type Offset = readonly [x: number, y: number, z: number];

/** One kind of part: where each piece stands, and how far it is drawn from there. */
export type CarcassPart = {
  code: (typeof productSheets)["custom-cabinets"][number]["code"];
  pieces: number;
  /** As it is cut: length, width, thickness. Bought parts have none. */
  cut?: readonly [length: number, width: number, thickness: number];
  cuboids: readonly Cuboid[];
  /** Drawn on the part that carries it. */
  isMounted?: true;
  /** The same for each cuboid, or one for each. */
  apart: readonly Offset[];
};

const { width, depth, height, plinth } = cabinetDetails["base-unit"];
const {
  carcass,
  back,
  front,
  gap,
  rail,
  shelfSetback,
  plinthSetback,
  drawerBox,
  runner,
  hinge,
  foot,
} = cabinetParts;
const inner = width - 2 * carcass;
const clear = height - 2 * carcass;

/** A base unit's parts from the back to the front, apart along the axes that they are put together by. */
export function carcassParts(): CarcassPart[] {
  const [door, drawer] = frontsOf("base-unit");
  const box = {
    x: carcass + runner.thickness,
    y: depth - drawerBox.length,
    z: (drawer?.from ?? 0) + gap,
    width: inner - 2 * runner.thickness,
  };
  const shelfDepth = depth - back - shelfSetback;
  const leaf = width - gap;
  return [
    {
      code: "3",
      pieces: 1,
      cut: [height - carcass, inner, back],
      cuboids: [
        { x: carcass, y: 0, z: carcass, width: inner, depth: back, height: height - carcass },
      ],
      apart: [[0, -460, 0]],
    },
    {
      code: "1",
      pieces: 2,
      cut: [height, depth, carcass],
      cuboids: [{ x: 0, y: 0, z: 0, width: carcass, depth, height }],
      apart: [[-420, 0, 0]],
    },
    {
      code: "8",
      pieces: 2,
      // Each an arm on the side, and the cup that is let into the door.
      cuboids: [0, (door?.length ?? 0) - 2 * hinge.fromEdge - hinge.cup].flatMap((z) => [
        {
          x: carcass,
          y: depth - hinge.arm,
          z: z + hinge.fromEdge + (hinge.cup - hinge.height) / 2,
          width: hinge.height,
          depth: hinge.arm,
          height: hinge.height,
        },
        {
          x: carcass,
          y: depth,
          z: z + hinge.fromEdge,
          width: hinge.cup,
          depth: hinge.sunk,
          height: hinge.cup,
        },
      ]),
      isMounted: true,
      apart: [[-420, 0, 0]],
    },
    {
      code: "12",
      pieces: 4,
      cuboids: [
        { x: carcass, y: back },
        { x: width - carcass - foot, y: back },
        { x: carcass, y: depth - plinthSetback - carcass - foot },
        { x: width - carcass - foot, y: depth - plinthSetback - carcass - foot },
      ].map((place) => ({ ...place, z: -plinth, width: foot, depth: foot, height: plinth })),
      apart: [[0, 0, -400]],
    },
    {
      code: "11",
      pieces: 1,
      cut: [width, plinth, carcass],
      cuboids: [
        {
          x: 0,
          y: depth - plinthSetback - carcass,
          z: -plinth,
          width,
          depth: carcass,
          height: plinth,
        },
      ],
      apart: [[0, 220, -400]],
    },
    {
      code: "2",
      pieces: 1,
      cut: [inner, depth, carcass],
      cuboids: [{ x: carcass, y: 0, z: 0, width: inner, depth, height: carcass }],
      apart: [[0, 0, -240]],
    },
    {
      code: "4",
      pieces: 1,
      cut: [inner, shelfDepth, carcass],
      cuboids: [
        {
          x: carcass,
          y: back,
          z: carcass + clear / 2,
          width: inner,
          depth: shelfDepth,
          height: carcass,
        },
      ],
      apart: [[0, 0, 0]],
    },
    {
      code: "5",
      pieces: 2,
      cut: [inner, rail, carcass],
      cuboids: [back, depth - rail].map((y) => ({
        x: carcass,
        y,
        z: height - carcass,
        width: inner,
        depth: rail,
        height: carcass,
      })),
      apart: [[0, 0, 200]],
    },
    {
      code: "1",
      pieces: 0,
      cuboids: [{ x: width - carcass, y: 0, z: 0, width: carcass, depth, height }],
      apart: [[540, 0, 0]],
    },
    {
      code: "6",
      pieces: 2,
      cuboids: [carcass, width - carcass - runner.thickness].map((x) => ({
        x,
        y: box.y,
        z: box.z + (drawerBox.height - runner.height) / 2,
        width: runner.thickness,
        depth: drawerBox.length,
        height: runner.height,
      })),
      apart: [
        [-120, 420, 0],
        [120, 420, 0],
      ],
    },
    {
      code: "7",
      pieces: 1,
      cut: [drawerBox.length, box.width, drawerBox.height],
      cuboids: [
        {
          x: box.x,
          y: box.y,
          z: box.z,
          width: box.width,
          depth: drawerBox.side,
          height: drawerBox.height,
        },
        {
          x: box.x,
          y: box.y,
          z: box.z,
          width: drawerBox.side,
          depth: drawerBox.length,
          height: drawerBox.height,
        },
        {
          x: box.x + drawerBox.side,
          y: box.y + drawerBox.side,
          z: box.z,
          width: box.width - 2 * drawerBox.side,
          depth: drawerBox.length - 2 * drawerBox.side,
          height: drawerBox.bottom,
        },
        {
          x: box.x + box.width - drawerBox.side,
          y: box.y,
          z: box.z,
          width: drawerBox.side,
          depth: drawerBox.length,
          height: drawerBox.height,
        },
        {
          x: box.x,
          y: depth - drawerBox.side,
          z: box.z,
          width: box.width,
          depth: drawerBox.side,
          height: drawerBox.height,
        },
      ],
      apart: [[0, 420, 0]],
    },
    {
      code: "9",
      pieces: 1,
      cut: [door?.length ?? 0, leaf, front],
      cuboids: [
        {
          x: gap / 2,
          y: depth,
          z: door?.from ?? 0,
          width: leaf,
          depth: front,
          height: door?.length ?? 0,
        },
      ],
      apart: [[0, 760, 0]],
    },
    {
      code: "10",
      pieces: 1,
      cut: [leaf, drawer?.length ?? 0, front],
      cuboids: [
        {
          x: gap / 2,
          y: depth,
          z: drawer?.from ?? 0,
          width: leaf,
          depth: front,
          height: drawer?.length ?? 0,
        },
      ],
      apart: [[0, 760, 60]],
    },
  ];
}

/** Rows of holes in the side that stands at the left, where it is drawn: the middle of the first, and how many follow upward. */
export function boringRows(): { from: Offset; count: number; pitch: number }[] {
  const { boring, boringInset } = cabinetParts;
  const [offset = [0, 0, 0] as const] =
    carcassParts().find(({ code }) => code === "1")?.apart ?? [];
  const count = Math.floor((height - 2 * 4 * boring) / boring);
  return [boringInset, depth - boringInset].map((y) => ({
    from: [offset[0] + carcass, offset[1] + y, offset[2] + 4 * boring],
    count,
    pitch: boring,
  }));
}

/** The cuboid where it is drawn. */
export function apartFrom(cuboid: Cuboid, [x, y, z]: Offset): Cuboid {
  return { ...cuboid, x: cuboid.x + x, y: cuboid.y + y, z: cuboid.z + z };
}
