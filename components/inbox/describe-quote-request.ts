import type { Serialized, QuoteRequestDetails } from "#db/quote-request/get.ts";
import { formatReference } from "#lib/quote-request/schema.ts";

/** The whole row as text, a line a field, as it is stored: what View Details shows and its Copy button copies. */
export function describeQuoteRequest(submission: Serialized<QuoteRequestDetails>): string {
  const fields: [label: string, value: string | null][] = [
    ["Reference", formatReference(submission.id)],
    ["Received", new Date(submission.createdAt).toISOString()],
    ["Status", submission.status],
    ["Name", submission.name],
    ["Email", submission.email],
    ["Phone", submission.phone],
    ["Company", submission.company],
    ["Project type", submission.projectType],
    ["Product category", submission.productCategory],
    ["Quantity", submission.quantity],
    ["Budget range", submission.budgetRange],
    ["Timeline", submission.timeline],
    ["Specifications", submission.specifications],
    ["Message", submission.message],
    ["Assignee", submission.assignee],
  ];
  return fields.map(([label, value]) => `${label}: ${value || "not given"}`).join("\n");
}
