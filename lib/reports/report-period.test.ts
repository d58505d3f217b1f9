import { expect, it } from "vitest";
import { atCompany } from "#lib/time/test-time.ts";
import { formatPeriod, mondaysOf, movePeriod, parsePeriod, readPeriod } from "./report-period.ts";

// Monday further east.
const SUNDAY_NIGHT = atCompany("2026-11-22T23:59:59");

it("defaults to thirteen weeks, including the current one in the company's time zone", () => {
  const period = parsePeriod({}, SUNDAY_NIGHT);
  expect(period).toEqual({
    weeks: 13,
    first: "2026-08-24",
    last: "2026-11-16",
    current: "2026-11-16",
  });
  expect(period && formatPeriod(period)).toEqual({});
  expect(period && mondaysOf(period)).toHaveLength(13);
});

it("moves by its own length, but not beyond the current week", () => {
  const period = parsePeriod({ weeks: "4" }, SUNDAY_NIGHT);
  const earlier = period && movePeriod(period, "earlier");
  expect(earlier).toMatchObject({ first: "2026-09-28", last: "2026-10-19" });
  expect(earlier && formatPeriod(earlier)).toEqual({ weeks: "4", until: "2026-10-19" });
  expect(earlier && movePeriod(earlier, "later")).toEqual(period);
  expect(period && movePeriod(period, "later")).toBeUndefined();
  const between = parsePeriod({ weeks: "4", until: "2026-11-09" }, SUNDAY_NIGHT);
  expect(between && movePeriod(between, "later")).toEqual(period);
  const first = parsePeriod({ weeks: "52", until: "0003-01-06" }, SUNDAY_NIGHT);
  expect(first && movePeriod(first, "earlier")).toBeUndefined();
});

it("ends no later than the current week", () => {
  expect(parsePeriod({ until: "2027-01-04" }, SUNDAY_NIGHT)?.last).toBe("2026-11-16");
});

it.each([
  { weeks: "5" },
  { weeks: "" },
  { weeks: "13.0" },
  { until: "2026-11-17" },
  { until: "2026-13-01" },
  { until: "2026-02-30" },
  { until: "0001-01-01" },
  { until: "" },
])("rejects %j", (parameters) => {
  expect(parsePeriod(parameters, SUNDAY_NIGHT)).toBeUndefined();
  expect(readPeriod(parameters, SUNDAY_NIGHT)).toEqual(parsePeriod({}, SUNDAY_NIGHT));
});
