import { company } from "#content/company.ts";
import { companyTime, zoneName } from "#lib/time/company-time.ts";
import { COUNT_LIMIT, type Due } from "#lib/inbox/quote-request-filter.ts";
import type { Sort } from "#lib/inbox/list-cursor.ts";

const zone = { timeZone: company.timeZone };
const today = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", ...zone });
const shortDay = { day: "numeric", month: "short", ...zone } as const;
const thisYear = new Intl.DateTimeFormat("en-GB", shortDay);
const otherYear = new Intl.DateTimeFormat("en-GB", { ...shortDay, year: "2-digit" });
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", ...zone });

export const DUE_TITLE = "Due";
export const DUE_LABELS: Record<Due, string> = { late: "Late", today: "Due today" };

export const SORT_LABELS: Record<Sort | "newest", string> = {
  newest: "Newest first",
  due: "By due time",
};

/** In the company's time zone, as short as is clear: 14:02 today, 20 Nov this year, 3 Jul 25. */
export function shortTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (otherYear.format(date) === otherYear.format(now)) return today.format(date);
  const isThisYear = otherYear.format(date).slice(-2) === otherYear.format(now).slice(-2);
  return (isThisYear ? thisYear : otherYear).format(date).replace("Sept", "Sep");
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** Formats an ISO 8601 day: 20 November. */
export function dayLabel(iso: string): string {
  return day.format(new Date(iso));
}

/** The full date and time with the time zone. */
export function fullTime(iso: string): string {
  return companyTime(new Date(iso));
}

/** 14:02:10 CST. */
export function clockTime(iso: string): string {
  const date = new Date(iso);
  return `${clock.format(date)} ${zoneName(date)}`;
}

/** A number with thousands separators; a plus if it is a minimum, as where counting stops. */
export function countLabel(count: number, isCapped = false): string {
  return count.toLocaleString("en") + plusOf(count, isCapped);
}

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 0 });

/** At most three characters, and the plus of `countLabel`: 10K+. */
export function shortCountLabel(count: number, isCapped = false): string {
  return short.format(count) + plusOf(count, isCapped);
}

function plusOf(count: number, isCapped: boolean): string {
  return count >= COUNT_LIMIT || (isCapped && count > 0) ? "+" : "";
}
