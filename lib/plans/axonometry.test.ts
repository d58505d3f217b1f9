import { describe, expect, test } from "vitest";
import { storeKit } from "#content/plans/store-kit-plan.ts";
import type { StoreKitRecord } from "#content/plans/plan-types.ts";
import { countParts, cuboidLines, project, turned } from "./axonometry.ts";

const kit: StoreKitRecord = storeKit;
const cube = { x: 0, y: 0, z: 0, width: 1_000, depth: 1_000, height: 1_000 };

describe("project", () => {
  test("scales all axes equally", () => {
    const lengths = [project([1_000, 0, 0]), project([0, 1_000, 0]), project([0, 0, 1_000])].map(
      ([x, y]) => Math.hypot(x, y),
    );
    for (const length of lengths) expect(length).toBeCloseTo(1_000);
  });

  test("points x down right, y down left and z up", () => {
    expect(project([1_000, 0, 0])).toEqual([expect.closeTo(866.03, 1), 500]);
    expect(project([0, 1_000, 0])).toEqual([expect.closeTo(-866.03, 1), 500]);
    expect(project([0, 0, 1_000])).toEqual([0, -1_000]);
  });
});

test("draws a cube as a hexagon around its nearest corner", () => {
  const { outline, nearest, edges } = cuboidLines(cube);
  expect(nearest).toEqual([0, 0]);
  expect(outline).toHaveLength(6);
  for (const [x, y] of [...outline, ...edges]) expect(Math.hypot(x, y)).toBeCloseTo(1_000);
});

test("swaps width and depth for a part along the other wall", () => {
  expect(turned({ ...cube, x: 40, y: 60, width: 1_120, depth: 350 })).toMatchObject({
    x: 60,
    y: 40,
    width: 350,
    depth: 1_120,
  });
});

test("counts parts at every place of their group", () => {
  const shelf = { ...cube, part: "shelves" };
  expect(countParts({ cuboids: [cube, shelf, shelf], places: storeKit.parts[0].places })).toEqual(
    new Map([["shelves", 18]]),
  );
});

describe("store kit", () => {
  test("keeps every part within its group's size", () => {
    for (const { name, size, cuboids } of kit.parts)
      for (const { x, y, z, width, depth, height } of cuboids) {
        expect(Math.min(x, y, z), name).toBeGreaterThanOrEqual(0);
        expect(x + width, name).toBeLessThanOrEqual(size.width);
        expect(y + depth, name).toBeLessThanOrEqual(size.depth);
        expect(z + height, name).toBeLessThanOrEqual(size.height);
      }
  });

  test("fits the floor without overlaps", () => {
    const prints = kit.parts.flatMap(({ size, places }) =>
      places.map(({ x, y, isTurned }) => ({
        x,
        y,
        right: x + (isTurned ? size.depth : size.width),
        left: y + (isTurned ? size.width : size.depth),
      })),
    );
    for (const print of prints) {
      expect(print.right).toBeLessThanOrEqual(kit.floor.width);
      expect(print.left).toBeLessThanOrEqual(kit.floor.depth);
      const inTheWay = prints.filter(
        (other) =>
          other !== print &&
          other.x < print.right &&
          print.x < other.right &&
          other.y < print.left &&
          print.y < other.left,
      );
      expect(inTheWay).toEqual([]);
    }
  });
});
