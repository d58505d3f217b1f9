import { expect, test } from "vitest";
import { atCompany } from "#lib/time/test-time.ts";
import { exportFileName, isCsvFormat } from "./export-file.ts";

test("names the file by the company's local date and the format", () => {
  const lastSecond = atCompany("2026-11-21T23:59:59");
  expect(exportFileName("csv", lastSecond)).toBe("quote-requests-2026-11-21.csv");
  expect(exportFileName("xlsx", lastSecond)).toBe("quote-requests-2026-11-21.xlsx");
  const firstSecond = atCompany("2026-11-22T00:00:00");
  expect(exportFileName("excel-europe", firstSecond)).toBe("quote-requests-2026-11-22.csv");
});

test("accepts only the known CSV formats, not inherited properties", () => {
  expect(["csv", "excel", "excel-europe"].filter(isCsvFormat)).toHaveLength(3);
  expect(["xlsx", "", "constructor", "__proto__"].filter(isCsvFormat)).toEqual([]);
});
