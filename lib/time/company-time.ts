import { company } from "#content/company.ts";

const zone = { timeZone: company.timeZone };
const complete = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  ...zone,
});
// Only American English has the zone's abbreviation.
const shortZone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short", ...zone });
// Swedish dates are ISO 8601.
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
