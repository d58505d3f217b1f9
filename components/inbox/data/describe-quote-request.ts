import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { RISK_FLAG_LABELS } from "#lib/quote-requests/value-labels.ts";
import { fullTime } from "./inbox-labels.ts";

/** The whole row as text, one field per line, for View Details and its Copy button. */
export function describeQuoteRequest(quoteRequest: Serialized<QuoteRequestDetails>): string {
  const fields: [label: string, value: string | null][] = [
    ["Reference", formatReference(quoteRequest.id)],
    ["Received", fullTime(quoteRequest.createdAt)],
    ["Status", quoteRequest.status],
    ["Name", quoteRequest.name],
    ["Email", quoteRequest.email],
    ["Phone", quoteRequest.phone],
    ["Company", quoteRequest.company],
    ["Project type", quoteRequest.projectType],
    ["Product category", quoteRequest.productCategory],
    ["Quantity", quoteRequest.quantity],
    ["Budget range", quoteRequest.budgetRange],
    ["Timeline", quoteRequest.timeline],
    ["Specifications", quoteRequest.specifications],
    ["Message", quoteRequest.message],
    ["Files", quoteRequest.files.map(({ name }) => name).join(", ")],
    ["Assignee", quoteRequest.assignee],
    [
      "Doubts",
      quoteRequest.riskFlags.map((riskFlag) => RISK_FLAG_LABELS[riskFlag]).join(". ") || "none",
    ],
  ];
  return fields.map(([label, value]) => `${label}: ${value || "not given"}`).join("\n");
}
