import fc from "fast-check";
import { expect, it } from "vitest";
import { spread } from "./spread-labels.ts";

it("moves labels only when they are too close", () => {
  expect(spread([20, 60, 90], 16, 0, 100)).toEqual([20, 60, 90]);
  expect(spread([50, 50, 50], 16, 0, 100)).toEqual([50, 66, 82]);
  expect(spread([95, 95, 95], 16, 0, 100)).toEqual([68, 84, 100]);
});

it("keeps labels in order, apart and within bounds", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 7 }), (places) => {
      const found = spread(
        places.toSorted((one, other) => one - other),
        16,
        0,
        300,
      );
      for (const [index, place] of found.entries()) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(300);
        expect(place - (found[index - 1] ?? -16)).toBeGreaterThanOrEqual(16);
      }
    }),
  );
});
