import { expect, test } from "vitest";
import { clockTime, fullTime, shortTime } from "./inbox-labels.ts";

test("formats times in the company's zone and names it, even across DST changes", () => {
  expect(fullTime("2026-11-01T06:30:00Z")).toBe("1 November 2026 at 01:30 CDT");
  expect(fullTime("2026-11-01T07:30:00Z")).toBe("1 November 2026 at 01:30 CST");
  expect(fullTime("2026-03-08T07:59:00Z")).toBe("8 March 2026 at 01:59 CST");
  expect(fullTime("2026-03-08T08:00:00Z")).toBe("8 March 2026 at 03:00 CDT");
  expect(clockTime("2026-11-22T05:59:59Z")).toBe("23:59:59 CST");
});

test("formats a short time relative to the company's today and year", () => {
  const now = new Date("2026-01-02T05:30:00Z");
  expect(shortTime("2026-01-02T05:00:00Z", now)).toBe("23:00");
  expect(shortTime("2026-01-01T06:00:00Z", now)).toBe("00:00");
  expect(shortTime("2026-01-01T05:59:00Z", now)).toBe("31 Dec 25");
});
