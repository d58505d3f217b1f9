import fc from "fast-check";
import { expect, test } from "vitest";
import { companyDay, companyTime, endOfCompanyDay, zoneName } from "./company-time.ts";

// Chicago is UTC−6 in winter and UTC−5 in summer.
test.each([
  ["2026-11-22T05:59:59Z", "2026-11-21"],
  ["2026-11-22T06:00:00Z", "2026-11-22"],
  ["2026-07-04T04:59:59Z", "2026-07-03"],
  ["2026-07-04T05:00:00Z", "2026-07-04"],
])("returns for %s the company's local date %s", (time, day) => {
  expect(companyDay(new Date(time))).toBe(day);
});

test("writes a time with its zone", () => {
  for (const time of ["2026-01-05T12:34:56Z", "2026-07-05T12:34:56Z"].map(
    (text) => new Date(text),
  )) {
    expect(zoneName(time)).toMatch(/^[A-Z][\w+:-]+$/);
    expect(companyTime(time)).toMatch(/^5 \w+ 2026 at \d\d:34 \S+$/);
    expect(companyTime(time).endsWith(` ${zoneName(time)}`)).toBe(true);
  }
});

test("ends the day at the midnight after it, also where the clock changes", () => {
  const moment = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2027-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (time) => {
      const end = endOfCompanyDay(time);
      const before = new Date(end.getTime() - 1);
      expect(end.getTime()).toBeGreaterThan(time.getTime());
      expect(companyDay(before)).toBe(companyDay(time));
      expect(companyDay(end)).not.toBe(companyDay(time));
    }),
    { numRuns: 2_000 },
  );
});
