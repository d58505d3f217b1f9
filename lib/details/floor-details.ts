import { doorDetail, plankDetail } from "#content/drawings/detail-records.ts";
import { hundredths, rectangle, type Detail, type Point, type Shape } from "./detail-types.ts";

/** The groove is deeper than the tongue, so that the faces close. */
const PLAY = 0.5;
/** How much of a plank stands before the wall, of the wall, and of its height. */
const LENGTH = 28;
const HEIGHT = 110;
/** Of a baseboard over the floor, which moves under it. */
const CLEARANCE = 1;

const { width, thickness, tongue, bevel } = plankDetail;
const groove = thickness - tongue.wear - tongue.height;

/** A plank across its length, its tongue to the left; its lower left corner without the tongue is at x. */
function plank(x: number): Shape {
  const top = groove + tongue.height;
  const right = x + width;
  return {
    layer: "LEAF",
    material: "wood",
    points: [
      [x, 0],
      [right, 0],
      [right, groove],
      [right - tongue.depth, groove],
      [right - tongue.depth, top],
      [right, top],
      [right, thickness - bevel],
      [right - bevel, thickness],
      [x + bevel, thickness],
      [x, thickness - bevel],
      [x, top],
      [x - tongue.depth + PLAY, top],
      [x - tongue.depth + PLAY, groove],
      [x, groove],
    ],
  };
}

/** Paper and plywood under a floor. */
function subfloor(x: number, length: number): Shape[] {
  const { paper, subfloor: plywood } = plankDetail;
  return [
    { layer: "WALL", material: "felt", points: rectangle(x, -paper, length, paper) },
    { layer: "WALL", material: "plywood", points: rectangle(x, -paper - plywood, length, plywood) },
  ];
}

/** At 45° through the shoulder of the tongue at x, into the plywood. */
function cleat(x: number): Shape {
  const { length, thickness: wide } = plankDetail.cleat;
  const [from, along, across]: [Point, number, number] = [
    [x - 1, groove + tongue.height],
    length * Math.SQRT1_2,
    wide * Math.SQRT1_2,
  ];
  return {
    layer: "HARDWARE",
    material: "metal",
    points: [
      [from[0], from[1]],
      [hundredths(from[0] + across), from[1]],
      [hundredths(from[0] + along), hundredths(from[1] - along + across)],
      [hundredths(from[0] + along - across), hundredths(from[1] - along + across)],
    ],
  };
}

/** Two planks on their subfloor, which meet at 0. */
export function plankJoint(): Detail {
  return {
    name: "plank-joint",
    title: "Solid planks, tongue and groove across their length",
    shapes: [...subfloor(-width, 2 * width), plank(-width), plank(0), cleat(0)],
    dimensions: [
      { from: [0, thickness], to: [width, thickness], offset: 30 },
      { from: [width, 0], to: [width, thickness], offset: 30 },
      { from: [-tongue.depth, 0], to: [0, 0], offset: -50 },
    ],
  };
}

/** The last plank before a wall, which begins at 0. */
export function plankAtWall(): Detail {
  const { movement, baseboard, shoe } = plankDetail;
  const end = -movement;
  return {
    name: "plank-at-wall",
    title: "Solid plank at a wall",
    shapes: [
      ...subfloor(end - LENGTH, LENGTH + movement),
      {
        layer: "LEAF",
        material: "wood",
        points: [
          [end - LENGTH, 0],
          [end, 0],
          [end, thickness],
          [end - LENGTH, thickness],
        ],
      },
      {
        layer: "WALL",
        material: "board",
        points: rectangle(0, -plankDetail.paper - plankDetail.subfloor, doorDetail.board, HEIGHT),
      },
      {
        layer: "FRAME",
        material: "wood",
        points: rectangle(
          -baseboard.thickness,
          thickness + CLEARANCE,
          baseboard.thickness,
          baseboard.height,
        ),
      },
      {
        layer: "FRAME",
        material: "wood",
        points: [
          [-baseboard.thickness - shoe.width, thickness + CLEARANCE],
          [-baseboard.thickness, thickness + CLEARANCE],
          [-baseboard.thickness, thickness + shoe.height],
          [-baseboard.thickness - shoe.bevel, thickness + shoe.height],
          [-baseboard.thickness - shoe.width, thickness + shoe.height - shoe.width + shoe.bevel],
        ],
      },
    ],
    dimensions: [
      { from: [end, thickness], to: [0, thickness], offset: -60 },
      { from: [0, thickness], to: [0, thickness + baseboard.height], offset: 40 },
    ],
  };
}
