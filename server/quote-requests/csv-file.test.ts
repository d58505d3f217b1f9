import { expect, test } from "vitest";
import { csvFileName, isCsvFormat } from "./csv-file.ts";

test("names the file by the company's local date", () => {
  expect(csvFileName(new Date("2026-11-22T05:59:59Z"))).toBe("quote-requests-2026-11-21.csv");
  expect(csvFileName(new Date("2026-11-22T06:00:00Z"))).toBe("quote-requests-2026-11-22.csv");
});

test("accepts only the known formats, not inherited properties", () => {
  expect(["csv", "excel", "excel-europe"].filter(isCsvFormat)).toHaveLength(3);
  expect(["xlsx", "", "constructor", "__proto__"].filter(isCsvFormat)).toEqual([]);
});
