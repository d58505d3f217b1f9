import { company } from "#content/company.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const zone = { timeZone: company.timeZone };
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
// Only American English has the zone's abbreviation.
const shortZone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short", ...zone });
const isoDay = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  ...zone,
});

/** The company's day: 2026-11-21 */
export function companyDay(date: Date): string {
  return isoDay.format(date);
}

/** 21 November 2026 at 23:59 CST */
export function companyTime(date: Date): string {
  return `${complete.format(date)} ${zoneName(date)}`;
}

export function zoneName(date: Date): string {
  return shortZone.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** The company's clock at `date`, as milliseconds since 1970 on that clock. */
export function companyClock(date: Date): number {
  return Date.parse(`${isoTime.format(date).replace(" ", "T")}Z`) + date.getMilliseconds();
}

/** When the company's clock shows `clock`. */
export function companyMoment(clock: number): Date {
  // The first guess may be on the other side of a clock change.
  return new Date(clock - offsetAt(clock - offsetAt(clock)));
}

function offsetAt(time: number): number {
  return companyClock(new Date(time)) - time;
}

/** The midnight that ends the company's day. */
export function endOfCompanyDay(date: Date): Date {
  return companyMoment((Math.floor(companyClock(date) / DAY_MS) + 1) * DAY_MS);
}
