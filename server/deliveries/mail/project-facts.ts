import { mailFields } from "#content/site/mails.ts";
import { labelOf, productLabels } from "#lib/quote-requests/value-labels.ts";
import type { StoredQuoteRequest } from "#lib/quote-requests/stored-quote-request.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";

/** Our own words only, without typed text; null for an open choice. */
export function projectFacts(
  request: StoredQuoteRequest,
): { label: string; value: string | null }[] {
  const { projectType, productCategory, quantity, budgetRange, timeline } = request;
  return typesetForPrint([
    { label: mailFields.projectType, value: labelOf(projectType) },
    { label: mailFields.products, value: productCategory ? productLabels(productCategory) : null },
    { label: mailFields.quantity, value: quantity && labelOf(quantity) },
    { label: mailFields.budget, value: budgetRange && labelOf(budgetRange) },
    { label: mailFields.timeline, value: timeline && labelOf(timeline) },
  ]);
}
