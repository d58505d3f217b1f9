import { mailFields } from "#content/site/mails.ts";
import { labelOf, productLabels } from "#lib/quote-requests/value-labels.ts";
import type { StoredQuoteRequest } from "#lib/quote-requests/stored-quote-request.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";

/**
 * What was chosen of a request: words of ours alone, whatever somebody typed; null for what was left open. Set as for
 * print, since not every mail program has the word joiner in its fonts.
 */
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
