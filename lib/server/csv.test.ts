import { expect, test } from "vitest";
import { csvFileName } from "./csv.ts";

test("the file is named by the date", () => {
  expect(csvFileName(new Date("2026-11-21T23:59:59Z"))).toBe("quote-requests-2026-11-21.csv");
});
