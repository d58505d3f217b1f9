import { NO_FILTER, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import {
  OPEN,
  OPEN_STATUSES,
  STATUSES,
  type Status,
} from "#lib/quote-requests/quote-request-status.ts";

const SPAM: Status = "spam";

export const REPORT_FILTER: QuoteRequestFilter = {
  ...NO_FILTER,
  status: STATUSES.filter((status) => status !== SPAM),
};

/** Drops search and days: the report has a period instead. */
export function withoutListFilters(filter: QuoteRequestFilter): QuoteRequestFilter {
  return { ...filter, q: undefined, from: undefined, to: undefined };
}

export function statusesOf({ status }: QuoteRequestFilter): Status[] {
  if (status.length === 0) return [...STATUSES];
  if (status[0] === OPEN) return [...OPEN_STATUSES];
  return STATUSES.filter((each) => status.includes(each));
}
