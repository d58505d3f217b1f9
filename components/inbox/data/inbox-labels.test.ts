import { expect, test } from "vitest";
import { atCompany } from "#lib/time/test-time.ts";
import { zoneName } from "#lib/time/company-time.ts";
import { clockTime, fullTime, shortTime } from "./inbox-labels.ts";

const iso = (shown: string) => atCompany(shown).toISOString();

test("formats times in the company's zone and names it", () => {
  const summer = zoneName(atCompany("2026-07-05T23:30:00"));
  const winter = zoneName(atCompany("2026-11-21T23:59:59"));
  expect(fullTime(iso("2026-07-05T23:30:00"))).toBe(`5 July 2026 at 23:30 ${summer}`);
  expect(clockTime(iso("2026-11-21T23:59:59"))).toBe(`23:59:59 ${winter}`);
});

test("formats a short time relative to the company's today and year", () => {
  const now = atCompany("2026-01-01T23:30:00");
  expect(shortTime(iso("2026-01-01T23:00:00"), now)).toBe("23:00");
  expect(shortTime(iso("2026-01-01T00:00:00"), now)).toBe("00:00");
  expect(shortTime(iso("2025-12-31T23:59:00"), now)).toBe("31 Dec 25");
});
