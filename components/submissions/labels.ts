import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "@/content/quote-options";
import { PRODUCT_CATEGORY_SEPARATOR } from "@/lib/quote-request";

const labels = new Map<string, string>(
  [...projectTypes, ...productCategories, ...quantities, ...budgetRanges, ...timelines].map(
    ({ value, label }) => [value, label],
  ),
);

/** What people read for a stored slug; a slug that nobody knows is shown as it is. */
export function labelOf(value: string | null): string {
  return value ? (labels.get(value) ?? value) : "—";
}

/** The chosen products in words. */
export function productLabels(productCategory: string): string {
  return productCategory.split(PRODUCT_CATEGORY_SEPARATOR).map(labelOf).join(", ");
}

const thisYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});
const otherYear = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const complete = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "long" });

/** When a request came, in the reader's time zone, as short as it stays clear. */
export function shortTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const format = date.getFullYear() === now.getFullYear() ? thisYear : otherYear;
  return format.format(date);
}

/** The same in full, with the time zone. */
export function fullTime(iso: string): string {
  return complete.format(new Date(iso));
}
