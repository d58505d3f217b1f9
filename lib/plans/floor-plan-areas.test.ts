import { describe, expect, test } from "vitest";
import { towerFloor } from "#content/plans/tower-floor.ts";
import type { Box, Door, FloorPlanRecord, Room } from "#content/plans/plan-types.ts";
import { tenthsOfSquareMeters, wholeSquareFeet } from "./units.ts";
import { areaOf, doorLines, middleOf, outlineOf, quantitiesOf } from "./floor-plan-areas.ts";

const plan: FloorPlanRecord = towerFloor;
const rooms: readonly Room[] = plan.dwellings.flatMap((dwelling) => dwelling.rooms);

function inside({ x, y, width, depth }: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= plan.outline.width / 2 && y + depth <= plan.outline.depth;
}

function areaWith(use: Room["use"]): number {
  return rooms
    .filter((room) => room.use === use)
    .reduce((sum, room) => sum + areaOf(outlineOf(room)), 0);
}

describe("room area", () => {
  test("is width times depth for a rectangle, in any corner order", () => {
    const corners = [
      [300, 300],
      [3_900, 4_900],
    ] as const;
    expect(areaOf(outlineOf({ corners }))).toBeCloseTo(3.6 * 4.6);
    expect(areaOf(outlineOf({ corners: [corners[1], corners[0]] }))).toBeCloseTo(3.6 * 4.6);
  });

  test("excludes the notch of an L-shaped room", () => {
    const living = rooms.find(({ number }) => number === "B1");
    expect(
      areaOf(
        outlineOf(
          living ?? {
            corners: [
              [0, 0],
              [0, 0],
            ],
          },
        ),
      ),
    ).toBeCloseTo(7.3 * 6.6 - 3.8 * 2.4);
  });
});

test("puts the middle of a room halfway between its outer walls", () => {
  expect(
    middleOf(
      outlineOf({
        corners: [
          [0, 0],
          [4_000, 2_000],
        ],
      }),
    ),
  ).toEqual([2_000, 1_000]);
});

describe("door", () => {
  const level: Door = {
    code: "D2",
    x: 1_000,
    y: 500,
    width: 800,
    depth: 100,
    hinge: "start",
    swing: "north",
  };

  test("opens at a right angle to its wall on the swing side", () => {
    expect(doorLines(level)).toMatchObject({
      hinge: [1_000, 500],
      leaf: [1_000, -300],
      jamb: [1_800, 500],
      radius: 800,
      sweep: 1,
    });
    expect(doorLines({ ...level, hinge: "end", swing: "south" })).toMatchObject({
      hinge: [1_800, 600],
      leaf: [1_800, 1_400],
      jamb: [1_000, 600],
      sweep: 1,
    });
  });

  test("in a north-south wall swings west or east", () => {
    const upright = { ...level, width: 100, depth: 800, swing: "west" } as const;
    expect(doorLines(upright)).toMatchObject({
      hinge: [1_000, 500],
      leaf: [200, 500],
      jamb: [1_000, 1_300],
      sweep: 0,
    });
    expect(doorLines({ ...upright, swing: "east" })).toMatchObject({
      hinge: [1_100, 500],
      leaf: [1_900, 500],
      sweep: 1,
    });
  });
});

describe("typical floor", () => {
  const boxes = rooms.map((room) => {
    const outline = outlineOf(room);
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y };
  });

  test("keeps everything within its western half", () => {
    const things = [...boxes, ...plan.cabinets, ...plan.doors, ...plan.fixtures, ...plan.windows];
    expect(things.filter((thing) => !inside(thing))).toEqual([]);
  });

  test("has no overlapping rooms", () => {
    const rectangles = rooms.flatMap((room, index) =>
      room.corners.length === 2 ? (boxes[index] ?? []) : [],
    );
    const overlapping = rectangles.filter((one) =>
      rectangles.some(
        (other) =>
          other !== one &&
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.depth &&
          other.y < one.y + one.depth,
      ),
    );
    expect(overlapping).toEqual([]);
  });

  test("derives its quantities from the drawing, for both halves", () => {
    const quantities = quantitiesOf(plan, (area) => area);
    expect(quantities.get("F1")).toBeCloseTo(areaWith("dry"));
    expect(quantities.get("F2")).toBeCloseTo(areaWith("dry"));
    expect(quantities.get("T")).toBeCloseTo(2 * areaWith("wet"));
    expect(quantities.get("F3")).toBeCloseTo(2 * 5.9 * 1.6);
    expect(quantities.get("D1")).toBe(4);
    expect(quantities.get("D2")).toBe(26);
  });

  test.each([tenthsOfSquareMeters, wholeSquareFeet])(
    "sums the areas of rooms as they are stated, by %o",
    (stated) => {
      const dry = rooms.filter(({ use }) => use === "dry").map((room) => areaOf(outlineOf(room)));
      const sum = dry.reduce((total, area) => total + stated(area), 0);
      expect(quantitiesOf(plan, stated).get("F1")).toBeCloseTo(sum);
      expect(stated(dry.reduce((total, area) => total + area, 0))).not.toBeCloseTo(sum);
    },
  );

  test("has a key for exactly what it counts", () => {
    expect([...quantitiesOf(plan, (area) => area).keys()].toSorted()).toEqual(
      plan.keys.map(({ code }) => code).toSorted(),
    );
  });
});
