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

/** An unknown slug is shown as is. */
export function labelOf(value: string | null): string {
  return value ? (labels.get(value) ?? value) : "—";
}

export function productLabels(productCategory: string): string {
  return productCategory.split(PRODUCT_CATEGORY_SEPARATOR).map(labelOf).join(", ");
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** `German` */
export function languageLabel(language: string): string {
  return languageNames.of(language) ?? language;
}

export function statusLabel(status: string): string {
  return status.replaceAll("_", " ");
}

export const RISK_FLAG_LABELS: Record<RiskFlag, string> = {
  "sent-fast": "Sent unusually fast",
  // It may be somebody else's address.
  "repeated-address": `One of more than ${REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG} requests with this e-mail address within an hour`,
};
