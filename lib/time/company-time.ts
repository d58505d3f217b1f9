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
// Only American English knows the zone by its letters.
const shortZone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short", ...zone });
// Sweden writes a day as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  ...zone,
});

/** The day that it is where the company is, as ISO 8601 writes it: 2026-11-21. */
export function companyDay(date: Date): string {
  return isoDay.format(date);
}

/** When something happened, where the company is: 21 November 2026 at 23:59 CST. */
export function companyTime(date: Date): string {
  return `${complete.format(date)} ${zoneName(date)}`;
}

/** The company's zone at that time: CST, or CDT in summer. */
export function zoneName(date: Date): string {
  return shortZone.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
}
