import { company } from "#content/company.ts";
import { zoneTime } from "./zone-time.ts";

/** The company's day, time and clock: see `zoneTime`. */
export const {
  day: companyDay,
  time: companyTime,
  zoneName,
  endOfDay: endOfCompanyDay,
} = zoneTime(company.timeZone);
