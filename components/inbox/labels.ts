import { company } from "#content/company.ts";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-request/schema.ts";

const labels = new Map<string, string>(
  [...projectTypes, ...productCategories, ...quantities, ...budgetRanges, ...timelines].map(
    ({ value, label }) => [value, label],
  ),
);

/** What people read for a stored slug; a slug that nobody knows is shown as it is. */
export function labelOf(value: string | null): string {
  return value ? (labels.get(value) ?? value) : "—";
}

/** The chosen products in words, and a dash for none. */
export function productLabels(productCategory: string): string {
  return productCategory.split(PRODUCT_CATEGORY_SEPARATOR).map(labelOf).join(", ");
}

const zone = { timeZone: company.timeZone };
const today = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", ...zone });
const thisYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", ...zone });
const otherYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "2-digit",
  ...zone,
});
const complete = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  ...zone,
});
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", ...zone });
// Only American English knows the zone by its letters.
const zoneName = new Intl.DateTimeFormat("en-US", { timeZoneName: "short", ...zone });

/** When something happened, where the export desk is, as short as it stays clear: 14:02 today, 20 Nov this year, 3 Jul 25. */
export function shortTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (otherYear.format(date) === otherYear.format(now)) return today.format(date);
  const isThisYear = otherYear.format(date).slice(-2) === otherYear.format(now).slice(-2);
  return (isThisYear ? thisYear : otherYear).format(date);
}

/** The same in full, with the time zone. */
export function fullTime(iso: string): string {
  const date = new Date(iso);
  return `${complete.format(date)} ${zoneNameOf(date)}`;
}

/** A time of day to the second, with the time zone: 14:02:10 CST. */
export function clockTime(iso: string): string {
  const date = new Date(iso);
  return `${clock.format(date)} ${zoneNameOf(date)}`;
}

function zoneNameOf(date: Date): string {
  return zoneName.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** A status in words. */
export function statusLabel(status: string): string {
  return status.replaceAll("_", " ");
}

/** A number with its thousands apart; with a plus where more were not counted. */
export function countLabel(count: number, isCapped = false): string {
  return count.toLocaleString("en") + (isCapped ? "+" : "");
}

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 0 });

/** The same in four letters, for where there is no room: 620K. */
export function shortCountLabel(count: number, isCapped = false): string {
  return short.format(count) + (isCapped ? "+" : "");
}
