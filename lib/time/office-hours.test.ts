import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { staffedTime } from "./office-hours.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const hours = { days: WEEKDAYS, opens: "08:00", closes: "18:00", zone: "CST" };
const { afterStaffedHours, beforeStaffedHours, staffedDay, staffedTimeBetween } = staffedTime({
  timeZone: "America/Chicago",
  hours,
});

describe("office hours", () => {
  test.each([
    ["2026-11-20T07:59:59-06:00", undefined],
    ["2026-11-20T08:00:00-06:00", "2026-11-20"],
    ["2026-11-20T17:59:59-06:00", "2026-11-20"],
    ["2026-11-20T18:00:00-06:00", undefined],
    ["2026-11-21T12:00:00-06:00", undefined],
    ["2026-11-22T12:00:00-06:00", undefined],
    ["2026-11-23T08:00:00-06:00", "2026-11-23"],
    // Tuesday in UTC.
    ["2026-11-23T17:59:00-11:00", undefined],
  ])("are open at %s on day %s", (now, day) => {
    expect(staffedDay(new Date(now))).toBe(day);
  });

  test.each([
    // The clock changes on 8 March and 1 November, Sundays at 02:00.
    ["2026-03-06T13:59:59Z", undefined],
    ["2026-03-06T14:00:00Z", "2026-03-06"],
    ["2026-03-09T12:59:59Z", undefined],
    ["2026-03-09T13:00:00Z", "2026-03-09"],
    ["2026-10-30T13:00:00Z", "2026-10-30"],
    ["2026-11-02T13:59:59Z", undefined],
    ["2026-11-02T14:00:00Z", "2026-11-02"],
    ["2026-11-02T23:59:59Z", "2026-11-02"],
    ["2026-11-03T00:00:00Z", undefined],
  ])("follow the export team's time zone: at %s on day %s", (now, day) => {
    expect(staffedDay(new Date(now))).toBe(day);
  });
});

describe("staffed time", () => {
  test.each([
    ["Monday morning", "2026-11-23T09:00:00-06:00", "2026-11-25T09:00:00-06:00"],
    ["Friday evening", "2026-11-20T21:30:00-06:00", "2026-11-24T21:30:00-06:00"],
    ["Thursday", "2026-11-19T17:00:00-06:00", "2026-11-23T17:00:00-06:00"],
    ["Saturday", "2026-11-21T10:00:00-06:00", "2026-11-25T00:00:00-06:00"],
    ["Sunday's last second", "2026-11-22T23:59:59-06:00", "2026-11-25T00:00:00-06:00"],
    // Monday in UTC, Sunday in Chicago.
    ["Sunday evening", "2026-11-23T05:00:00Z", "2026-11-25T06:00:00Z"],
    [
      "the weekend on which the clock goes back",
      "2026-10-30T15:00:00-05:00",
      "2026-11-03T15:00:00-06:00",
    ],
    [
      "the weekend on which the clock goes forward",
      "2026-03-06T15:00:00-06:00",
      "2026-03-10T15:00:00-05:00",
    ],
    ["before that weekend", "2026-03-05T09:00:00-06:00", "2026-03-09T09:00:00-05:00"],
  ])("48 hours from %s are two staffed days", (_when, from, to) => {
    expect(afterStaffedHours(new Date(from), 48)).toEqual(new Date(to));
  });

  test("does not pass on a weekend", () => {
    const [friday, sunday] = ["2026-11-20T18:00:00-06:00", "2026-11-22T20:00:00-06:00"].map(
      (moment) => new Date(moment),
    ) as [Date, Date];
    expect(staffedTimeBetween(friday, sunday)).toBe(6 * 60 * 60 * 1_000);
    expect(staffedTimeBetween(sunday, friday)).toBe(-6 * 60 * 60 * 1_000);
  });

  test("before and after are each other's limits", () => {
    const moment = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2027-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(24, 48), (received, now, count) => {
        const isOver = staffedTimeBetween(received, now) >= count * 60 * 60 * 1_000;
        expect(afterStaffedHours(received, count) <= now).toBe(isOver);
        expect(received <= beforeStaffedHours(now, count)).toBe(isOver);
      }),
      { numRuns: 2_000 },
    );
  });
});

test("follows another team's days and hours", () => {
  const dubai = staffedTime({
    timeZone: "Asia/Dubai",
    hours: { days: ["Sunday", "Monday"], opens: "09:30", closes: "17:00", zone: "GST" },
  });
  expect(dubai.staffedDay(new Date("2026-11-22T09:29:59+04:00"))).toBeUndefined();
  expect(dubai.staffedDay(new Date("2026-11-22T09:30:00+04:00"))).toBe("2026-11-22");
  expect(dubai.staffedDay(new Date("2026-11-24T12:00:00+04:00"))).toBeUndefined();
  expect(dubai.afterStaffedHours(new Date("2026-11-23T12:00:00+04:00"), 24)).toEqual(
    new Date("2026-11-29T12:00:00+04:00"),
  );
});
