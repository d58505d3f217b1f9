import { expect, test } from "vitest";
import { companyDay } from "./company-time.ts";

// Chicago is UTC−6 in winter and UTC−5 in summer.
test.each([
  ["2026-11-22T05:59:59Z", "2026-11-21"],
  ["2026-11-22T06:00:00Z", "2026-11-22"],
  ["2026-07-04T04:59:59Z", "2026-07-03"],
  ["2026-07-04T05:00:00Z", "2026-07-04"],
])("returns for %s the company's local date %s", (time, day) => {
  expect(companyDay(new Date(time))).toBe(day);
});
