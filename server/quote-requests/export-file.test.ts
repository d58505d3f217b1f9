import { expect, test } from "vitest";
import { exportFileName, isCsvFormat } from "./export-file.ts";

test("names the file by the company's local date and the format", () => {
  const lastSecond = new Date("2026-11-22T05:59:59Z");
  expect(exportFileName("csv", lastSecond)).toBe("quote-requests-2026-11-21.csv");
  expect(exportFileName("xlsx", lastSecond)).toBe("quote-requests-2026-11-21.xlsx");
  const firstSecond = new Date("2026-11-22T06:00:00Z");
  expect(exportFileName("excel-europe", firstSecond)).toBe("quote-requests-2026-11-22.csv");
});

test("accepts only the known CSV formats, not inherited properties", () => {
  expect(["csv", "excel", "excel-europe"].filter(isCsvFormat)).toHaveLength(3);
  expect(["xlsx", "", "constructor", "__proto__"].filter(isCsvFormat)).toEqual([]);
});
