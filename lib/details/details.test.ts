import { describe, expect, it } from "vitest";
import {
  cabinetDetails,
  cabinetParts,
  doorDetail,
  herringbone,
  panelDetails,
  panelFixing,
  plankDetail,
} from "#content/drawings/detail-records.ts";
import { floorFigures } from "#content/figures/product-figures.ts";
import type { Cuboid } from "#content/plans/plan-types.ts";
import { boringRows, carcassParts } from "./carcass-parts.ts";
import { frontsOf } from "./cabinet-details.ts";
import type { Detail, Point } from "./detail-types.ts";
import { plankAtWall, plankJoint } from "./floor-details.ts";
import { doorJamb, windowHead } from "./opening-details.ts";
import { panelAtBatten, panelAtCeiling, panelAtFloor, panelJoint } from "./panel-details.ts";

const sections = [
  plankJoint(),
  plankAtWall(),
  panelAtBatten(),
  panelAtFloor(),
  panelAtCeiling(),
  panelJoint(),
  doorJamb(),
  windowHead(),
];

describe("sections", () => {
  it.each(sections.map((detail) => [detail.name, detail] as const))(
    "lets no part of %s stand in another",
    (_, detail) => {
      expect(overlapsOf(detail)).toEqual([]);
    },
  );

  it("milled a tongue that fits its groove, with the wear layer above", () => {
    const [left, right] = plankJoint().shapes.filter(({ layer }) => layer === "LEAF");
    const { thickness, tongue } = plankDetail;
    const groove = heights(left?.points, -tongue.depth - 0.1, -tongue.depth + 0.1);
    expect(groove).toEqual(heights(right?.points, -tongue.depth, -0.1));
    expect(thickness - (groove[1] ?? 0)).toBe(tongue.wear);
  });

  it("covers the gap at the wall", () => {
    const { movement, baseboard, shoe } = plankDetail;
    expect(baseboard.thickness + shoe.width).toBeGreaterThan(movement);
  });

  it("keeps the casing clear of the hinge, and over the joint of lining and wall", () => {
    const { hinge, gap, casing, lining, roughOpening } = doorDetail;
    expect(gap / 2 - hinge.barrel / 2).toBeGreaterThan(-casing.reveal);
    expect(casing.reveal + casing.width).toBeGreaterThan(lining + roughOpening / 2);
  });

  it("fills the cavity that battens and furring make", () => {
    expect(panelFixing.furring.depth + panelFixing.batten.thickness).toBe(panelFixing.wool);
    const { width, pitch } = panelDetails["slatted-acoustic"];
    expect(width).toBeLessThan(pitch);
  });

  it("lays the staves that are pictured and scheduled", () => {
    expect(`${herringbone.stave.width} mm`).toBe(floorFigures.herringbone.metric);
    expect(herringbone.stave.length % herringbone.stave.width).toBe(0);
  });
});

describe("base unit, taken apart", () => {
  const { width, height, depth, plinth } = cabinetDetails["base-unit"];
  const cuboids = carcassParts().flatMap((part) =>
    part.cuboids.map((cuboid) => ({ code: part.code, cuboid })),
  );

  it("goes together again: within its size, and no part in another", () => {
    for (const { code, cuboid } of cuboids) {
      expect(Math.min(cuboid.x, cuboid.y, cuboid.z + plinth), code).toBeGreaterThanOrEqual(0);
      expect(cuboid.x + cuboid.width, code).toBeLessThanOrEqual(width);
      expect(cuboid.y + cuboid.depth, code).toBeLessThanOrEqual(depth + cabinetParts.front);
      expect(cuboid.z + cuboid.height, code).toBeLessThanOrEqual(height);
    }
    const within = cuboids.flatMap(({ code, cuboid }, index) =>
      cuboids
        .slice(index + 1)
        // The cup of a hinge is let into the door, and the box of a drawer is itself.
        .filter((other) => other.code !== code && code !== "8" && other.code !== "8")
        .filter((other) => meet(cuboid, other.cuboid))
        .map((other) => `${code} in ${other.code}`),
    );
    expect(within).toEqual([]);
  });

  it("is cut to the sizes that are drawn, and bored at the system's pitch", () => {
    for (const { code, cut, cuboids: drawn } of carcassParts()) {
      if (!cut || code === "7") continue;
      const [first] = drawn;
      const sides = [first?.width ?? 0, first?.depth ?? 0, first?.height ?? 0];
      expect(cut.toSorted(ascending), code).toEqual(sides.toSorted(ascending));
    }
    const [door, drawer] = frontsOf("base-unit");
    expect((door?.length ?? 0) + (drawer?.length ?? 0) + 2 * cabinetParts.gap).toBe(height);
    for (const { from, count, pitch } of boringRows()) {
      expect(pitch).toBe(cabinetParts.boring);
      expect(from[2] + count * pitch).toBeLessThan(height);
    }
  });
});

/** At which heights the outline turns between two places. */
function heights(points: readonly Point[] = [], from: number, to: number): number[] {
  const turns = points.filter(([x]) => x > from && x < to).map(([, y]) => y);
  return [...new Set(turns)].toSorted(ascending);
}

const ascending = (a: number, b: number) => a - b;

function meet(a: Cuboid, b: Cuboid): boolean {
  return (
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.depth &&
    b.y < a.y + a.depth &&
    a.z < b.z + b.height &&
    b.z < a.z + a.height
  );
}

/** Places of a grid that lie in two shapes, cleats excepted; off the whole millimeters that edges are on. */
function overlapsOf({ shapes }: Detail): string[] {
  const solid = shapes.filter(
    ({ material, layer }) => !(material === "metal" && layer === "HARDWARE"),
  );
  const corners = solid.flatMap(({ points }) => points);
  const range = (axis: 0 | 1) => {
    const places = corners.map((point) => point[axis]);
    const least = Math.min(...places);
    return Array.from(
      { length: Math.ceil(Math.max(...places) - least) },
      (_, step) => least + step + 0.37,
    );
  };
  return range(0).flatMap((x) =>
    range(1)
      .filter((y) => solid.filter(({ points }) => holds(points, x, y)).length > 1)
      .map((y) => `${x} ${y}`),
  );
}

/** By the crossings of a ray to the right. */
function holds(points: readonly Point[], x: number, y: number): boolean {
  return points.reduce((isIn, [fromX, fromY], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [0, 0];
    const crosses =
      fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return crosses ? !isIn : isIn;
  }, false);
}
