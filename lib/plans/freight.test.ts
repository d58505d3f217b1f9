import { describe, expect, test } from "vitest";
import { freight } from "#content/plans/freight-plan.ts";
import type { Box, FreightRecord } from "#content/plans/plan-types.ts";
import { cartonOf, layerOf, loadOf, placesIn } from "./freight.ts";

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

test("weighs and measures the staves of a carton, by hand", () => {
  expect(carton.staves).toBe(21);
  expect(carton.squareMeters).toBeCloseTo(21 * 0.57 * 0.127);
  expect(carton.kg).toBe(Math.round(21 * 0.57 * 0.127 * 0.019 * 730 + 0.8));
});

test("closes over its staves", () => {
  const { stave, abreast, layers, width, depth, height } = record.carton;
  expect(stave.length).toBeLessThan(width);
  expect(abreast * stave.width).toBeLessThan(depth);
  expect(layers * stave.thickness).toBeLessThan(height);
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

  test("fills its layer, and is full by weight", () => {
    expect(load.layer).toHaveLength(5);
    expect(load.endsAt).toBe("weight");
    expect(load.cargoKg).toBeLessThanOrEqual(pallet.cargoKg);
    expect(load.cargoKg + load.places.length * 5 * carton.kg).toBeGreaterThan(pallet.cargoKg);
  });

  test("counts and weighs what is drawn", () => {
    expect(load.cartons).toBe(20 * load.layers * 5);
    expect(load.cargoKg).toBe(20 * (pallet.kg + load.layers * 5 * carton.kg));
    expect(load.height).toBe(pallet.height + load.layers * 150);
  });

  test("stops at the door's head if the cartons are light", () => {
    const light = { ...record, carton: { ...record.carton, densityKgPerM3: 100 } };
    const { height, endsAt } = loadOf(light, pallet);
    expect(endsAt).toBe("height");
    expect(height).toBeLessThanOrEqual(2_566 - 60);
    expect(height + 150).toBeGreaterThan(2_566 - 60);
  });
});

test("loads no more than the container's plate allows", () => {
  const { grossKg, tareKg } = record.container;
  for (const { cargoKg } of record.pallets) expect(cargoKg).toBeLessThanOrEqual(grossKg - tareKg);
});

test("leaves a way between the rows for airbags", () => {
  const [pallet] = record.pallets;
  if (!pallet) throw new Error("There is no pallet.");
  const [across] = placesIn(record, pallet);
  const along = placesIn(record, pallet).at(-1);
  expect((along?.y ?? 0) - (across?.depth ?? 0)).toBe(2_330 - 2_200);
});
