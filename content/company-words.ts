import { company } from "./company.ts";
import { languages, type Language } from "./languages/languages.ts";

const { street, city, region, postalCode, countryCode } = company.address;
const { days, opens, closes, zone } = company.hours;
const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The second line of the address. Not every country has regions. */
export const TOWN = [city, [region, postalCode].filter(Boolean).join(" ")].join(", ");

/** Of the company's address. */
export function countryIn(language: Language): string {
  const names = new Intl.DisplayNames(languages[language].locale, { type: "region" });
  return names.of(countryCode) ?? countryCode;
}

/** The company's, on one line. */
export function addressIn(language: Language): string {
  return `${street}, ${TOWN}, ${countryIn(language)}`;
}

/** "2 hours" */
export function hoursIn(language: Language, hours: number): string {
  const { locale } = languages[language];
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
  });
  return format.format(hours).replaceAll(/\s/g, " ");
}

/** When the export team is there, part by part: a language puts them together in its own way. */
export const openingIn = {
  /** Whether the days follow each other, so that the first and the last name them all. */
  isRange:
    days.length > 2 &&
    days
      .slice(1)
      .every((day, index) => (WEEK.indexOf(days[index] ?? day) + 1) % 7 === WEEK.indexOf(day)),
  days: (language: Language) => days.map((day) => dayIn(language, day)),
  opens: (language: Language) => clockIn(language, opens),
  closes: (language: Language) => clockIn(language, closes),
  zone,
} as const;

function dayIn(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    weekday: "long",
    timeZone: "UTC",
  });
  // 4 January 1970 was a Sunday.
  return format.format(new Date(Date.UTC(1970, 0, 4 + WEEK.indexOf(day))));
}

/** English has twelve hours, the other languages twenty-four. */
function clockIn(language: Language, time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = language === "en" ? hours % 12 || 12 : hours;
  const half = hours < 12 ? "AM" : "PM";
  const past = minutes > 0 ? `:${String(minutes).padStart(2, "0")}` : "";
  return `${shown}${past}${language === "en" ? half : ""}`;
}

const englishDays = openingIn.days("en");

export const STAFFED_DAYS = openingIn.isRange
  ? `${englishDays[0]}–${englishDays.at(-1)}`
  : englishDays.join(", ");

export const OPENING_HOURS = `${STAFFED_DAYS} ${openingIn.opens("en")}–${openingIn.closes("en")} ${zone}`;
