import { company } from "./company.ts";

const { street, city, region, postalCode, countryCode } = company.address;
const { days, opens, closes, zone } = company.hours;
const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const ENGLISH = "en-US";

/** The second line of the address. Not every country has regions. */
export const TOWN = [city, [region, postalCode].filter(Boolean).join(" ")].join(", ");

/** Of the address. `Intl` knows it in every language, so that no dictionary has to. */
export function countryIn(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return names.of(countryCode) ?? countryCode;
}

/** The address on one line. */
export function addressIn(locale: string): string {
  return `${street}, ${TOWN}, ${countryIn(locale)}`;
}

export const ADDRESS = addressIn(ENGLISH);

/** "2 hours" */
export function hoursIn(locale: string, hours: number): string {
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
  });
  return format.format(hours).replaceAll(/\s/g, " ");
}

/** The export team's days by name. */
export function daysIn(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  // 4 January 1970 was a Sunday.
  return days.map((day) => format.format(new Date(Date.UTC(1970, 0, 4 + WEEK.indexOf(day)))));
}

/** Whether the days follow each other, so that the first and the last name them all. */
export const ARE_DAYS_A_RANGE =
  days.length > 2 &&
  days.every((day, index) => WEEK.indexOf(day) === (WEEK.indexOf(days[0] ?? day) + index) % 7);

export const STAFFED_DAYS = ARE_DAYS_A_RANGE
  ? `${days[0]}–${days.at(-1)}`
  : daysIn(ENGLISH).join(", ");

/** The zone is named as it is in winter; whose clock it is holds all year. */
export const OPENING_HOURS = `${STAFFED_DAYS} ${toTwelveHours(opens)}–${toTwelveHours(closes)} ${zone} (${city} time)`;

/** 08:00 as 8AM. */
export function toTwelveHours(time: string): string {
  const [hours = 0, minutes = "00"] = [Number.parseInt(time, 10), time.split(":")[1]];
  const past = minutes === "00" ? "" : `:${minutes}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? "AM" : "PM"}`;
}

/** 08:00 as 8. */
export function toTwentyFourHours(time: string): string {
  return time.replace(/^0/, "").replace(/:00$/, "");
}
