import { company } from "#content/company.ts";
import { companyDay } from "./company-time.ts";

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
