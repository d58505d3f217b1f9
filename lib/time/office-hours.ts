import { company } from "#content/company.ts";
import type { Company } from "#content/record-types.ts";
import { zoneTime } from "./company-time.ts";

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const WEEK = [
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
] as const;

/** When a team works, by the clock in its time zone. Promised hours count on its days, with their nights. */
export function staffedTime({ timeZone, hours }: Pick<Company, "timeZone" | "hours">) {
  const zone = zoneTime(timeZone);
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
  /** As days after a Thursday. */
  const staffed = WEEK.flatMap((name, index) => (hours.days.includes(name) ? [index] : []));

  /** Since 1970, by the clock. */
  function timeUntil(date: Date): number {
    const now = zone.clock(date);
    const today = Math.floor(now / DAY_MS);
    const week = Math.floor(today / WEEK_DAYS);
    const dayOfWeek = today - week * WEEK_DAYS;
    const days = week * staffed.length + staffed.filter((each) => each < dayOfWeek).length;
    return days * DAY_MS + (staffed.includes(dayOfWeek) ? now - today * DAY_MS : 0);
  }

  /** When `time` of staffed days has passed, on the `index`-th of them. */
  function momentIn(index: number, time: number): Date {
    const week = Math.floor(index / staffed.length);
    const dayOfWeek = staffed[index - week * staffed.length] ?? 0;
    const day = week * WEEK_DAYS + dayOfWeek;
    return zone.moment(day * DAY_MS + time - index * DAY_MS);
  }

  return {
    /** The team's day if it works at this moment. */
    staffedDay(now: Date): string | undefined {
      const day = Math.floor(zone.clock(now) / DAY_MS);
      const time = clock.format(now);
      return staffed.includes(day % WEEK_DAYS) && time >= hours.opens && time < hours.closes
        ? zone.day(now)
        : undefined;
    },
    /** The time of staffed days between two moments, whole days counted with their nights. Negative if `to` is earlier. */
    staffedTimeBetween: (from: Date, to: Date): number => timeUntil(to) - timeUntil(from),
    /** The first moment at which so many hours of staffed days have passed. */
    afterStaffedHours(date: Date, count: number): Date {
      const time = timeUntil(date) + count * HOUR_MS;
      return momentIn(Math.ceil(time / DAY_MS) - 1, time);
    },
    /** The last moment since which so many hours of staffed days have passed. */
    beforeStaffedHours(date: Date, count: number): Date {
      const time = timeUntil(date) - count * HOUR_MS;
      return momentIn(Math.floor(time / DAY_MS), time);
    },
  };
}

/** The export team's. */
export const { staffedDay, staffedTimeBetween, afterStaffedHours, beforeStaffedHours } =
  staffedTime(company);
