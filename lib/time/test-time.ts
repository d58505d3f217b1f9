import { company } from "#content/company.ts";
import { zoneTime } from "./company-time.ts";

const HOUR_MS = 60 * 60 * 1_000;
const zone = zoneTime(company.timeZone);

/** When the company's clock shows it: "2026-11-20T08:00:00". */
export function atCompany(shown: string): Date {
  return zone.moment(Date.parse(`${shown}Z`));
}

/** So many hours after the export team opens on the day. */
export function afterOpening(day: string, hours = 0): Date {
  return new Date(atCompany(`${day}T${company.hours.opens}:00`).getTime() + hours * HOUR_MS);
}

/** When the export team closes on the day. */
export function atClosing(day: string): Date {
  return atCompany(`${day}T${company.hours.closes}:00`);
}

const offsetAt = (time: number) => zone.clock(new Date(time)) - time;

/** The first moments after which the company's clock has changed, in the year. Some zones have none. */
export function clockChanges(year: number): Date[] {
  const first = Date.UTC(year, 0, 1);
  const hours = (Date.UTC(year + 1, 0, 1) - first) / HOUR_MS;
  return Array.from({ length: hours }, (_, hour) => first + hour * HOUR_MS)
    .filter((time) => offsetAt(time) !== offsetAt(time - HOUR_MS))
    .map((time) => new Date(time));
}

/** By `Intl` alone: 2026-11-20T08:00:00-06:00 */
export function isoInCompanyZone(date: Date): string {
  const shown = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: company.timeZone,
  }).format(date);
  const offset = new Intl.DateTimeFormat("en-US", {
    timeZoneName: "longOffset",
    timeZone: company.timeZone,
  })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${shown.replace(" ", "T")}${offset?.replace("GMT", "") || "+00:00"}`;
}
