import { company } from "#content/company.ts";

// Sweden writes a day as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeZone: company.timeZone,
});

/** The day that it is where the company is, as ISO 8601 writes it: 2026-11-21. */
export function companyDay(date: Date): string {
  return isoDay.format(date);
}
