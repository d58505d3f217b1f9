import { company } from "#content/company.ts";
import { companyClock, companyDay, companyMoment } from "./company-time.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
/** The staffed days of a week, as days after a Thursday: 1 January 1970 was one. */
const STAFFED = [
  ...["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"].entries(),
].flatMap(([index, name]) => (company.hours.days.some((day) => day === name) ? [index] : []));

const zone = { timeZone: company.timeZone };
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", ...zone });
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", ...zone });

/** The export team's day if it works at this moment. */
export function staffedDay(now: Date): string | undefined {
  const { days, opens, closes } = company.hours;
  const name = weekday.format(now);
  const time = clock.format(now);
  return days.some((day) => day === name) && time >= opens && time < closes
    ? companyDay(now)
    : undefined;
}

/** The time of staffed days between two moments, whole days counted with their nights. Negative if `to` is earlier. */
export function staffedTimeBetween(from: Date, to: Date): number {
  return staffedTimeUntil(to) - staffedTimeUntil(from);
}

/** The first moment at which so many hours of staffed days have passed. */
export function afterStaffedHours(date: Date, hours: number): Date {
  const time = staffedTimeUntil(date) + hours * HOUR_MS;
  return momentIn(Math.ceil(time / DAY_MS) - 1, time);
}

/** The last moment since which so many hours of staffed days have passed. */
export function beforeStaffedHours(date: Date, hours: number): Date {
  const time = staffedTimeUntil(date) - hours * HOUR_MS;
  return momentIn(Math.floor(time / DAY_MS), time);
}

/** Since 1970, by the company's clock. */
function staffedTimeUntil(date: Date): number {
  const now = companyClock(date);
  const today = Math.floor(now / DAY_MS);
  const week = Math.floor(today / WEEK_DAYS);
  const dayOfWeek = today - week * WEEK_DAYS;
  const days = week * STAFFED.length + STAFFED.filter((each) => each < dayOfWeek).length;
  return days * DAY_MS + (STAFFED.includes(dayOfWeek) ? now - today * DAY_MS : 0);
}

/** When `time` of staffed days has passed, on the `index`-th of them. */
function momentIn(index: number, time: number): Date {
  const week = Math.floor(index / STAFFED.length);
  const dayOfWeek = STAFFED[index - week * STAFFED.length] ?? 0;
  const day = week * WEEK_DAYS + dayOfWeek;
  return companyMoment(day * DAY_MS + time - index * DAY_MS);
}
