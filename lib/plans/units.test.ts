import { expect, test } from "vitest";
import { feetMark, meters, millimeters, squareFeet, squareMeters } from "./units.ts";

test("a length is said in millimeters, in meters, and in feet with whole inches", () => {
  expect(millimeters(13_800)).toBe("13,800");
  expect(meters(13_805)).toBe("13.80 m");
  expect(feetMark(13_800)).toBe("45′-3″");
});

test("inches that round up to a foot are one", () => {
  expect(feetMark(3_650)).toBe("12′-0″");
});

test("an area is said to the tenth of a square meter, and in whole square feet", () => {
  expect(squareMeters(27.84)).toBe("27.8");
  expect(squareMeters(9)).toBe("9.0");
  expect(squareFeet(93)).toBe("1,001");
});
