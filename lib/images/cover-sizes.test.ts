import { expect, it } from "vitest";
import { coverSizes } from "./cover-sizes.ts";

it("leaves sizes unchanged when nothing or only the height is cropped", () => {
  expect(coverSizes("100vw", 1.6)).toBe("100vw");
  expect(coverSizes("100vw", 1.6, 1.6)).toBe("100vw");
  expect(coverSizes("100vw", 1.6, 2.4)).toBe("100vw");
});

it("scales each length, but no condition, when the box is narrower than the image", () => {
  expect(coverSizes("(min-width: 64rem) calc((100vw - 2rem) / 3), 100vw", 1.6, 0.8)).toBe(
    "(min-width: 64rem) calc(calc((100vw - 2rem) / 3) * 2), calc(100vw * 2)",
  );
});

it("does not split at commas inside functions", () => {
  expect(coverSizes("min(50vw, 640px)", 1.6, 1)).toBe("calc(min(50vw, 640px) * 1.6)");
});

it("applies one ratio per length when the box changes with the screen", () => {
  expect(
    coverSizes("(width >= 64rem) 16vw, (width >= 40rem) 31vw, 92vw", 1.6, [0.8, 1.6, 2.5]),
  ).toBe("(width >= 64rem) calc(16vw * 2), (width >= 40rem) 31vw, 92vw");
});
