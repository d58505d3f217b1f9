import type { RequestDetails } from "./inbox-api.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { FILE_ERRORS, type RequestFile } from "#lib/attachments/file-rules.ts";
import { requestFields } from "#lib/quote-requests/request-fields.ts";
import {
  languageLabel,
  RISK_FLAG_LABELS,
  showFieldOf,
  statusLabel,
} from "#lib/inbox/value-labels.ts";
import { fullTime } from "./inbox-labels.ts";

/** The whole row as text, one field per line, for View Details and its Copy button. */
export function describeQuoteRequest(quoteRequest: RequestDetails): string {
  return fieldsOf(quoteRequest)
    .map(([label, value]) => `${label}: ${value || "not given"}`)
    .join("\n");
}

/** Every field in words. */
export function fieldsOf(quoteRequest: RequestDetails): [label: string, value: string | null][] {
  return [
    ["Reference", formatReference(quoteRequest.id)],
    ["Received", fullTime(quoteRequest.createdAt)],
    ["Status", statusLabel(quoteRequest.status)],
    ["Language", languageLabel(quoteRequest.language)],
    ...requestFields.map(([name, field]): [string, string | null] => [
      field.label,
      showFieldOf(quoteRequest, name),
    ]),
    ["Files", quoteRequest.files.map(describeFile).join(", ")],
    ["Assignee", quoteRequest.assignee],
    [
      "Risk flags",
      quoteRequest.riskFlags.map((riskFlag) => RISK_FLAG_LABELS[riskFlag]).join(". ") || "none",
    ],
  ];
}

function describeFile({ name, state, errorCode }: RequestFile): string {
  return state === "missing"
    ? `${name} (not received: ${FILE_ERRORS[errorCode ?? "unsent"]})`
    : name;
}
