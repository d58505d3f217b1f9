import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG, type RiskFlag } from "./risk-flags.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "./quote-request-schema.ts";

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

/** A status in words. */
export function statusLabel(status: string): string {
  return status.replaceAll("_", " ");
}

/** What the desk reads of each doubt. */
export const RISK_FLAG_LABELS: Record<RiskFlag, string> = {
  "sent-fast": "Sent unusually fast",
  // Anybody can type any address, so it may be the tenth stranger's or the person's own.
  "repeated-address": `One of more than ${REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG} requests with this e-mail address within an hour`,
};
