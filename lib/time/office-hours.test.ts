import { describe, expect, test } from "vitest";
import { staffedDay } from "./office-hours.ts";

describe("desk hours", () => {
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
  ])("follow the desk's time zone: at %s on day %s", (now, day) => {
    expect(staffedDay(new Date(now))).toBe(day);
  });
});
