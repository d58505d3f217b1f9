import { companyDay } from "#lib/time/company-time.ts";

/** The weeks that the report offers. */
export const PERIOD_WEEKS = [4, 13, 26, 52] as const;
const DEFAULT_WEEKS = 13;

/** Whole weeks, given by their Mondays in the export team's time zone. */
export type Period = {
  weeks: (typeof PERIOD_WEEKS)[number];
  first: string;
  last: string;
  current: string;
};

const DAY_MS = 24 * 60 * 60 * 1_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
// PostgreSQL has no year 0, and a period may begin a year before its last week.
const EARLIEST = "0003";

/** `until` is the Monday of the last week, at most the current one. Undefined if the address is invalid. */
export function parsePeriod(
  { weeks, until }: { weeks?: string | undefined; until?: string | undefined },
  now: Date,
): Period | undefined {
  const count = PERIOD_WEEKS.find((each) => String(each) === (weeks ?? String(DEFAULT_WEEKS)));
  if (count === undefined) return undefined;
  if (until !== undefined && !(isDay(until) && mondayOf(until) === until)) return undefined;
  const current = mondayOf(companyDay(now));
  const last = until !== undefined && until < current ? until : current;
  return { weeks: count, first: addDays(last, -7 * (count - 1)), last, current };
}

/** The period of an address; the usual one where it is invalid, as in an old bookmark. */
export function readPeriod(
  { weeks, until }: Record<string, string | string[] | undefined>,
  now: Date,
): Period {
  const [first] = [weeks].flat();
  const [last] = [until].flat();
  const period = parsePeriod({ weeks: first, until: last }, now) ?? parsePeriod({}, now);
  if (!period) throw new Error("The default period is not valid.");
  return period;
}

/** Undefined if it would lie in the future. */
export function movePeriod(period: Period, direction: "earlier" | "later"): Period | undefined {
  const { weeks, last, current } = period;
  if (direction === "later" && last === current) return undefined;
  const moved = addDays(last, direction === "later" ? 7 * weeks : -7 * weeks);
  const until = moved > current ? current : moved;
  if (until < EARLIEST) return undefined;
  return { weeks, first: addDays(until, -7 * (weeks - 1)), last: until, current };
}

export function mondaysOf({ first, weeks }: Period): string[] {
  return Array.from({ length: weeks }, (_, index) => addDays(first, 7 * index));
}

/** Leaves out defaults. */
export function formatPeriod({ weeks, last, current }: Period): Record<string, string> {
  return {
    ...(weeks === DEFAULT_WEEKS ? {} : { weeks: String(weeks) }),
    ...(last === current ? {} : { until: last }),
  };
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function isDay(text: string): boolean {
  return (
    DAY.test(text) &&
    text >= EARLIEST &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}
