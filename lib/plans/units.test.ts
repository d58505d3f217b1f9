import { expect, test } from "vitest";
import {
  feetMark,
  kilogramsAndPounds,
  inchFraction,
  meters,
  metersAndFeet,
  millimeters,
  millimetersAndFeet,
  millimetersAndInches,
  sizeInBothUnits,
  squareFeet,
  squareMeters,
} from "./units.ts";

test("formats a length in millimeters, meters, and feet with whole inches", () => {
  expect(millimeters(13_800)).toBe("13,800");
  expect(meters(13_805)).toBe("13.80 m");
  expect(feetMark(13_800)).toBe("45′-3″");
  expect(feetMark(150)).toBe("6″");
  expect(millimetersAndFeet(3_950)).toBe("3,950 (13′-0″)");
  expect(metersAndFeet(13_800)).toBe("13.80 m (45′-3″)");
});

test("carries rounded inches into feet", () => {
  expect(feetMark(3_650)).toBe("12′-0″");
});

test("formats an area in tenths of square meters and whole square feet", () => {
  expect(squareMeters(27.84)).toBe("27.8");
  expect(squareMeters(9)).toBe("9.0");
  expect(squareFeet(93)).toBe("1,001");
});

test("formats a weight in kilograms and pounds", () => {
  expect(kilogramsAndPounds(30_480)).toBe("30,480 kg (67,197 lb)");
  expect(kilogramsAndPounds(1)).toBe("1 kg (2 lb)");
});

test("states a part in inches to the sixteenth, in the lowest terms", () => {
  expect(inchFraction(44)).toBe("1-3/4");
  expect(inchFraction(6.5)).toBe("1/4");
  expect(inchFraction(700)).toBe("27-9/16");
  expect(inchFraction(25.4)).toBe("1");
  expect(inchFraction(25.2)).toBe("1");
  expect(millimetersAndInches(6.5)).toBe("6.5 (1/4)");
  expect(millimetersAndInches(1_024.04)).toBe("1,024 (40-5/16)");
  expect(sizeInBothUnits(12.5)).toBe("12.5 mm (1/2 in)");
  expect(sizeInBothUnits(564, 18)).toBe("564 × 18 mm (22-3/16 × 11/16 in)");
});
