import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { isOpenStatus } from "#lib/quote-requests/quote-request-status.ts";

/** How many quote requests of a view are open, and how many there are in all. */
export function tallyOf(counts: QuoteRequestCounts | undefined) {
  if (!counts) return undefined;
  const statuses = Object.entries(counts.facets.status);
  const sum = (part: typeof statuses) => part.reduce((total, [, count]) => total + count, 0);
  return { open: sum(statuses.filter(([status]) => isOpenStatus(status))), all: sum(statuses) };
}
