import { SAMPLES_PROJECT } from "./quote-request-filter.ts";
import {
  REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG,
  type RiskFlag,
  REQUEST_FIELDS,
  requestFields,
  type RequestField,
} from "#lib/quote-requests/request-fields.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { LIST_LABEL, sampleNames } from "#lib/quote-requests/read-form-input.ts";

const labels = new Map<string, string>([
  ...requestFields.flatMap(([, field]) =>
    "options" in field ? field.options.map(({ value, label }) => [value, label] as const) : [],
  ),
  [SAMPLES_PROJECT, "Samples"],
]);

/** An unknown slug is shown as is. */
export function labelOf(value: string | null): string {
  return value ? (labels.get(value) ?? value) : "—";
}

/** What a request is for, as the export team reads it: `Samples: white oak, fluted`, or its type of project. */
export function requestSubject(request: {
  specifications: string | null;
  projectType: string;
}): string {
  const names = sampleNames(request);
  if (names.length === 0) return labelOf(request.projectType);
  const separator = names.some((name) => name.includes(",")) ? "; " : ", ";
  return `${LIST_LABEL}${names.map(withinSentence).join(separator)}`;
}

function withinSentence(name: string): string {
  return name.startsWith("American") ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

export function productLabels(productCategory: string): string {
  return productCategory.split(PRODUCT_CATEGORY_SEPARATOR).map(labelOf).join(", ");
}

/** A field's stored value as the export team reads it: the words of a choice, a text as typed. */
export function showField(name: RequestField, value: string | null): string | null {
  if (!value || "limit" in REQUEST_FIELDS[name]) return value;
  return name === "productCategory" ? productLabels(value) : labelOf(value);
}

/** The same of a whole request, whose box of samples says more than its type of project. */
export function showFieldOf(request: RequestTexts, name: RequestField): string | null {
  return name === "projectType" ? requestSubject(request) : showField(name, request[name]);
}

type RequestTexts = Record<RequestField, string | null> & { projectType: string };

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
  decoy: "Filled in a field that nobody sees",
  link: "Has a web address in a free field",
  // It may be somebody else's address.
  "repeated-address": `One of more than ${REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG} requests with this e-mail address within an hour`,
};
