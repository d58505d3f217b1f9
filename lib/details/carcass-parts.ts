import { cabinetDetails, cabinetParts } from "#content/drawings/detail-records.ts";
import type { productSheets } from "#content/plans/product-sheets.ts";
import type { Cuboid } from "#content/plans/plan-types.ts";
import { frontsOf } from "./cabinet-details.ts";

/** In millimeters: x to the right, y to the front and z up, from the left rear corner of the carcass's underside. */
type Offset = readonly [x: number, y: number, z: number];

/** One kind of part: where each piece stands, and how far it is drawn from there. */
export type CarcassPart = {
  code: (typeof productSheets)["custom-cabinets"][number]["code"];
  pieces: number;
  /** As it is cut, or put together: length, width, thickness. Bought parts have none. */
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
const NONE = { from: 0, length: 0 };

/** A base unit's parts from the back to the front, apart along the axes that they are put together by. */
export function carcassParts(): CarcassPart[] {
  const [door = NONE, drawer = NONE] = frontsOf("base-unit");
  const leaf = width - gap;
  const shelfDepth = depth - back - shelfSetback;
  const plinthAt = depth - plinthSetback - carcass;
  const boxAt = {
    x: carcass + runner.thickness,
    y: depth - drawerBox.length,
    z: drawer.from + gap,
  };
  const boxWidth = inner - 2 * runner.thickness;
  const side = { code: "1", pieces: 1, cut: [height, depth, carcass] } as const;
  return [
    {
      code: "3",
      pieces: 1,
      cut: [height - carcass, inner, back],
      cuboids: [cuboid(carcass, 0, carcass, inner, back, height - carcass)],
      apart: [[0, -460, 0]],
    },
    { ...side, cuboids: [cuboid(0, 0, 0, carcass, depth, height)], apart: [[-420, 0, 0]] },
    {
      code: "8",
      pieces: 2,
      cuboids: [hinge.fromEdge, door.length - hinge.fromEdge - hinge.cup].flatMap(hingeAt),
      isMounted: true,
      apart: [[-420, 0, 0]],
    },
    {
      code: "12",
      pieces: 4,
      cuboids: [back, plinthAt - foot].flatMap((y) =>
        [carcass, width - carcass - foot].map((x) => cuboid(x, y, -plinth, foot, foot, plinth)),
      ),
      apart: [[0, 0, -330]],
    },
    {
      code: "11",
      pieces: 1,
      cut: [width, plinth, carcass],
      cuboids: [cuboid(0, plinthAt, -plinth, width, carcass, plinth)],
      apart: [[0, 220, -330]],
    },
    {
      code: "2",
      pieces: 1,
      cut: [inner, depth, carcass],
      cuboids: [cuboid(carcass, 0, 0, inner, depth, carcass)],
      apart: [[0, 0, -200]],
    },
    {
      code: "4",
      pieces: 1,
      cut: [inner, shelfDepth, carcass],
      cuboids: [cuboid(carcass, back, height / 2, inner, shelfDepth, carcass)],
      apart: [[0, 0, 0]],
    },
    {
      code: "5",
      pieces: 2,
      cut: [inner, rail, carcass],
      cuboids: [back, depth - rail].map((y) =>
        cuboid(carcass, y, height - carcass, inner, rail, carcass),
      ),
      apart: [[0, 0, 200]],
    },
    {
      ...side,
      cuboids: [cuboid(width - carcass, 0, 0, carcass, depth, height)],
      apart: [[540, 0, 0]],
    },
    {
      code: "6",
      pieces: 2,
      cuboids: [carcass, width - carcass - runner.thickness].map((x) =>
        cuboid(
          x,
          boxAt.y,
          boxAt.z + (drawerBox.height - runner.height) / 2,
          runner.thickness,
          drawerBox.length,
          runner.height,
        ),
      ),
      apart: [
        [-120, 420, 0],
        [120, 420, 0],
      ],
    },
    {
      code: "7",
      pieces: 1,
      cut: [drawerBox.length, boxWidth, drawerBox.height],
      cuboids: openBox(boxAt, boxWidth),
      apart: [[0, 420, 0]],
    },
    {
      code: "9",
      pieces: 1,
      cut: [door.length, leaf, front],
      cuboids: [cuboid(gap / 2, depth, door.from, leaf, front, door.length)],
      apart: [[0, 760, 0]],
    },
    {
      code: "10",
      pieces: 1,
      cut: [leaf, drawer.length, front],
      cuboids: [cuboid(gap / 2, depth, drawer.from, leaf, front, drawer.length)],
      apart: [[0, 760, 60]],
    },
  ];
}

function cuboid(
  x: number,
  y: number,
  z: number,
  across: number,
  deep: number,
  high: number,
): Cuboid {
  return { x, y, z, width: across, depth: deep, height: high };
}

/** An arm on the side, and the cup that is let into the door. */
function hingeAt(z: number): Cuboid[] {
  const arm = z + (hinge.cup - hinge.height) / 2;
  return [
    cuboid(carcass, depth - hinge.arm, arm, hinge.height, hinge.arm, hinge.height),
    cuboid(carcass, depth, z, hinge.cup, hinge.sunk, hinge.cup),
  ];
}

/** A drawer's box: rear, left, bottom, right and front. */
function openBox({ x, y, z }: { x: number; y: number; z: number }, across: number): Cuboid[] {
  const { length, height: high, side, bottom } = drawerBox;
  return [
    cuboid(x, y, z, across, side, high),
    cuboid(x, y, z, side, length, high),
    cuboid(x + side, y + side, z, across - 2 * side, length - 2 * side, bottom),
    cuboid(x + across - side, y, z, side, length, high),
    cuboid(x, y + length - side, z, across, side, high),
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
export function apartFrom(placed: Cuboid, [x, y, z]: Offset): Cuboid {
  return { ...placed, x: placed.x + x, y: placed.y + y, z: placed.z + z };
}
