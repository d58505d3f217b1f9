import { describe, expect, test } from "vitest";
import { freight } from "#content/plans/freight-plan.ts";
import type { Box, FreightRecord } from "#content/plans/plan-types.ts";
import { boardVolume, cartonOf, layerOf, loadOf, placesIn } from "./freight.ts";

const record: FreightRecord = freight;
const carton = cartonOf(record);

function overlaps(boxes: readonly Box[]): Box[] {
  return boxes.filter((one) =>
    boxes.some(
      (other) =>
        other !== one &&
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.depth &&
        other.y < one.y + one.depth,
    ),
  );
}

test("weighs the boards of the drawing kit's wall unit, by hand", () => {
  const sides = 2 * 720 * 320 * 18;
  const level = 4 * 564 * 320 * 18;
  const back = 600 * 720 * 8;
  const front = 597 * 717 * 19;
  expect(boardVolume()).toBe(sides + level + back + front);
  expect(carton).toEqual({ width: 640, depth: 360, height: 760, kg: 26 });
});

test("fills a pallet with the packaging module of ISO 3394", () => {
  const carton600 = { width: 600, depth: 400, height: 400 };
  expect(layerOf({ length: 1_200, width: 1_000 }, carton600)).toHaveLength(5);
  expect(layerOf({ length: 1_200, width: 800 }, carton600)).toHaveLength(4);
  expect(layerOf({ length: 500, width: 300 }, carton600)).toEqual([]);
});

describe.each(record.pallets)("pallet $name", (pallet) => {
  const load = loadOf(record, pallet);

  test("has no carton over its edge or on another", () => {
    for (const { x, y, width, depth } of load.layer) {
      expect(x + width).toBeLessThanOrEqual(pallet.length);
      expect(y + depth).toBeLessThanOrEqual(pallet.width);
    }
    expect(overlaps(load.layer)).toEqual([]);
  });

  test("stands in the container without another in its place", () => {
    const { length, width } = record.container;
    for (const place of load.places) {
      expect(place.x + place.width).toBeLessThanOrEqual(length);
      expect(place.y + place.depth).toBeLessThanOrEqual(width);
    }
    expect(overlaps(load.places)).toEqual([]);
    expect(load.places).toHaveLength(20);
  });

  test("counts and weighs what is drawn", () => {
    expect(load).toMatchObject({ layers: 3, endsAt: "height" });
    expect(load.layer).toHaveLength(4);
    expect(load.cartons).toBe(20 * 3 * 4);
    expect(load.cargoKg).toBe(20 * (pallet.kg + 12 * carton.kg));
    expect(load.height).toBeLessThan(record.container.door.height);
  });

  test("stops at the gross weight if the cartons are heavy", () => {
    const heavy = { ...record, carton: { ...record.carton, packingKg: 150 } };
    const { layers, endsAt, cargoKg } = loadOf(heavy, pallet);
    expect({ layers, endsAt }).toEqual({ layers: 1, endsAt: "weight" });
    expect(cargoKg).toBeLessThanOrEqual(record.container.grossKg - record.container.tareKg);
  });
});

test("leaves a way between the rows for airbags", () => {
  const [pallet] = record.pallets;
  if (!pallet) throw new Error("There is no pallet.");
  const [across] = placesIn(record, pallet);
  const along = placesIn(record, pallet).at(-1);
  expect((along?.y ?? 0) - (across?.depth ?? 0)).toBe(2_330 - 2_200);
});
