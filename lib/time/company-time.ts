import { company } from "#content/company.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Days and times as a clock in the time zone shows them. */
export function zoneTime(timeZone: string) {
  const zone = { timeZone };
  const complete = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...zone,
  });
  // Swedish times are ISO 8601.
  const isoTime = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    ...zone,
  });
  const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", ...zone });
  // Only American English has the abbreviations of American zones.
  const shortZone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short", ...zone });

  const zoneName = (date: Date): string =>
    shortZone.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
  /** What the clock shows, as milliseconds since 1970 on that clock. */
  const clock = (date: Date): number =>
    Date.parse(`${isoTime.format(date).replace(" ", "T")}Z`) + date.getMilliseconds();
  const offsetAt = (time: number): number => clock(new Date(time)) - time;
  /** When the clock shows it. */
  const moment = (shown: number): Date =>
    // The first guess may be on the other side of a clock change.
    new Date(shown - offsetAt(shown - offsetAt(shown)));

  return {
    /** 2026-11-21 */
    day: (date: Date): string => isoDay.format(date),
    /** 21 November 2026 at 23:59 CST */
    time: (date: Date): string => `${complete.format(date)} ${zoneName(date)}`,
    zoneName,
    clock,
    moment,
    /** The midnight that ends the day. */
    endOfDay: (date: Date): Date => moment((Math.floor(clock(date) / DAY_MS) + 1) * DAY_MS),
  };
}

/** The company's day, time and midnight. */
export const {
  day: companyDay,
  time: companyTime,
  zoneName,
  endOfDay: endOfCompanyDay,
} = zoneTime(company.timeZone);
