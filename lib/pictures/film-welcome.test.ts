import { expect, it } from "vitest";
import { isDataWelcome } from "./film-welcome.ts";

it("welcomes data where the browser says nothing of the connection, or says that it is good", () => {
  expect(isDataWelcome(undefined)).toBe(true);
  expect(isDataWelcome({ effectiveType: "4g", saveData: false })).toBe(true);
});

it("does without data under Save-Data and on slow connections", () => {
  expect(isDataWelcome({ effectiveType: "4g", saveData: true })).toBe(false);
  expect(isDataWelcome({ effectiveType: "3g" })).toBe(false);
  expect(isDataWelcome({ effectiveType: "slow-2g" })).toBe(false);
});
