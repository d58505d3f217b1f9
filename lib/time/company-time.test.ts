import fc from "fast-check";
import { expect, test } from "vitest";
import { company } from "#content/company.ts";
import { zoneTime } from "./company-time.ts";

const chicago = zoneTime("America/Chicago");

// Chicago is UTC−6 in winter and UTC−5 in summer.
test.each([
  ["2026-11-22T05:59:59Z", "2026-11-21"],
  ["2026-11-22T06:00:00Z", "2026-11-22"],
  ["2026-07-04T04:59:59Z", "2026-07-03"],
  ["2026-07-04T05:00:00Z", "2026-07-04"],
])("returns for %s the zone's local date %s", (time, day) => {
  expect(chicago.day(new Date(time))).toBe(day);
});

test.each([
  ["2026-11-01T06:30:00Z", "1 November 2026 at 01:30 CDT"],
  ["2026-11-01T07:30:00Z", "1 November 2026 at 01:30 CST"],
  ["2026-03-08T07:59:00Z", "8 March 2026 at 01:59 CST"],
  ["2026-03-08T08:00:00Z", "8 March 2026 at 03:00 CDT"],
])("writes %s with the zone's name, also where the clock changes", (time, text) => {
  expect(chicago.time(new Date(time))).toBe(text);
});

test.each(["America/Chicago", "Europe/Lisbon", "Asia/Dubai", "Asia/Kathmandu", company.timeZone])(
  "ends the day in %s at the midnight after it, also where the clock changes",
  (timeZone) => {
    const zone = zoneTime(timeZone);
    const moment = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2027-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (time) => {
        const end = zone.endOfDay(time);
        const before = new Date(end.getTime() - 1);
        expect(end.getTime()).toBeGreaterThan(time.getTime());
        expect(zone.day(before)).toBe(zone.day(time));
        expect(zone.day(end)).not.toBe(zone.day(time));
      }),
      { numRuns: 1_000 },
    );
  },
);
